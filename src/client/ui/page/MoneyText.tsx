import { formatPesos } from '@contract/domain/money'

interface MoneyTextProps {
  pesos: number
  large?: boolean
}

/** '$1,234.50' in digits of equal width. In a table its column needs `align: 'right'`. */
export function MoneyText({ pesos, large = false }: MoneyTextProps) {
  return <span className={large ? 'ui-money ui-money-large' : 'ui-money'}>{formatPesos(pesos)}</span>
}
