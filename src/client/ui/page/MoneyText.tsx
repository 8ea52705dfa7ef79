import { formatPesos } from '@contract/domain/money'

interface MoneyTextProps {
  pesos: number
  large?: boolean
}

/** '$1,234.50' in figures of one width. In a table give its column `align: 'right'`. */
export function MoneyText({ pesos, large = false }: MoneyTextProps) {
  return <span className={large ? 'ui-money ui-money-large' : 'ui-money'}>{formatPesos(pesos)}</span>
}
