import { useId } from 'react'
import { percentLabel } from '@contract/domain/discounts'
import { formatPesos, subtractPesos, sumPesos } from '@contract/domain/money'
import { Quiet } from '../../../ui/layout/layout'
import { MoneyText } from '../../../ui/page/MoneyText'
import type { DeskYear } from '../desk.lines'
import { PICKS } from '../desk.order'
import type { Picks } from '../desk.picks'
import { texts } from '../desk.texts'
import { yearName } from '../desk.words'

interface YearRowProps {
  year: DeskYear
  picks: Picks
  onYear: (key: string, picked: boolean) => void
  /** The child has offers of several cycles, so the row names its own. */
  ofSeveral: boolean
}

/** The offer to pay a cycle at once, where it costs less. */
export function YearRow({ year, picks, onYear, ofSeveral }: YearRowProps) {
  const id = useId()
  const { key, ciclo, porcentaje, importe, descuento, recargos } = year
  return (
    <li>
      <input
        type="checkbox"
        id={id}
        name={PICKS}
        className="pick"
        checked={picks.years.has(key)}
        aria-describedby={`${id}-facts`}
        onChange={({ target }) => onYear(key, target.checked)}
      />
      <div className="text">
        <label htmlFor={id} className="what">
          {yearName(year)}
        </label>
        {ofSeveral && <Quiet>{` · ${ciclo}`}</Quiet>}
      </div>
      <span className="due" id={`${id}-facts`}>
        <Quiet>{texts.yearSaves(percentLabel(porcentaje), formatPesos(descuento))}</Quiet>
      </span>
      <span className="amount">
        <MoneyText pesos={subtractPesos(sumPesos([importe, recargos]), descuento)} />
      </span>
    </li>
  )
}
