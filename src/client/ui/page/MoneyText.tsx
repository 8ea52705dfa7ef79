import { formatPesos } from '@contract/domain/money'
import { styled } from '@mui/material/styles'

export interface MoneyTextProps {
  pesos: number
  /** As before the last press of a payment. */
  large?: boolean
}

const Amount = styled('span')(({ theme: { typography } }) => ({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '&.large': { display: 'block', fontSize: typography.pxToRem(32), fontWeight: 650, lineHeight: 1.2 },
}))

/** '$1,234.50' in figures of one width. In a table give its column `align: 'right'`. */
export function MoneyText({ pesos, large = false }: MoneyTextProps) {
  return <Amount className={large ? 'large' : ''}>{formatPesos(pesos)}</Amount>
}
