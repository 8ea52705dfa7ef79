import { formatDate, type IsoDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/discounts'
import { formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { texts } from '../tuition.texts'

interface MonthFactsProps {
  id: string
  month: Tuition
  today: IsoDate
}

/** The sign stays with its number. */
const unbroken = (text: string): string => text.replace(' ', '\u00a0')

const dueText = ({ vencimiento }: Tuition, today: IsoDate): string | null =>
  vencimiento && (vencimiento < today ? texts.wasDue : texts.due)(formatDate(vencimiento))

const paidText = ({ fecha_pago, metodo_pago }: Tuition): string | null =>
  fecha_pago && metodo_pago ? texts.paidOn(formatDate(fecha_pago), paymentMethodLabel(metodo_pago)) : null

/** What the price of a month is made of, and when it is due or how it was paid. */
export function MonthFacts({ id, month, today }: MonthFactsProps) {
  const { lista, beca_porcentaje, recargo, pagado, folio } = month
  const facts = [
    beca_porcentaje > 0
      ? texts.listAndBeca(formatPesos(lista), unbroken(percentLabel(beca_porcentaje)))
      : null,
    recargo > 0 ? texts.withRecargo(formatPesos(recargo)) : null,
    pagado ? paidText(month) : dueText(month, today),
    pagado && folio !== null ? texts.folio(folio) : null,
  ].filter(Boolean)
  return (
    <p id={id}>
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && <br />}
          {fact}
        </span>
      ))}
    </p>
  )
}
