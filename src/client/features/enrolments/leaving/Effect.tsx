import { formatDate } from '@contract/domain/dates'
import { formatPesos, sumPesos } from '@contract/domain/money'
import type { LeavingEffect, StandingEnrolment } from '@contract/enrolments/enrolments.schemas'
import type { LeavingAction } from '@contract/enrolments/leaving.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { Details, type Detail } from '../../../ui/page/Details'
import { texts } from './leaving.texts'

const listed = new Intl.ListFormat('es-MX', { type: 'conjunction' })
type Months = LeavingEffect['se_deben']

const monthName = ({ descripcion }: { descripcion: string }): string =>
  descripcion.replace(/^COLEGIATURA /, '')

/** 'SEPTIEMBRE 2026 y OCTUBRE 2026: $5,200.00'; more than three months by their first and last. */
const monthsText = (months: Months): string => {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return texts.nothing
  const names =
    months.length > 3
      ? `${texts.months(months.length)}, de ${monthName(first)} a ${monthName(last)}`
      : listed.format(months.map(monthName))
  return `${names}: ${formatPesos(sumPesos(months.map(({ monto }) => monto)))}`
}

const firstDue = ([first]: Months): string =>
  first ? `, la primera vence el ${formatDate(first.vencimiento)}` : ''

const chargesText = (charges: LeavingEffect['cargos']): string =>
  charges.map(({ descripcion, saldo }) => `${descripcion} ${formatPesos(saldo)}`).join(', ')

interface EffectProps {
  accion: LeavingAction
  inscripcion: StandingEnrolment
  efecto: LeavingEffect
}

/** Shows the consequences before the press. */
export function Effect({ accion, inscripcion, efecto }: EffectProps) {
  const { se_deben, no_se_deben, adelantados, cargos, otras, adeudo } = efecto
  const { grupo, beca } = inscripcion
  const [gone, stay] = [cargos.filter((each) => each.se_cancela), cargos.filter((each) => !each.se_cancela)]
  const left =
    accion === 'REINGRESO' ? [] : [grupo && `grupo ${grupo}`, beca && `beca ${beca}`].filter(Boolean)
  const folios = [...new Set(adelantados.map(({ folio }) => folioLabel(folio)))].join(', ')
  const items: (Detail | false)[] = [
    accion !== 'CANCELACION' && {
      label: texts.owed(accion),
      value: `${monthsText(se_deben)}${accion === 'REINGRESO' ? firstDue(se_deben) : ''}`,
    },
    accion !== 'REINGRESO' && { label: texts.notOwed, value: monthsText(no_se_deben) },
    adelantados.length > 0 && {
      label: texts.ahead,
      value: `${monthsText(adelantados.map((each) => ({ ...each, vencimiento: '' })))} ${texts.aheadText(folios)}`,
    },
    stay.length > 0 && { label: texts.charges, value: chargesText(stay) },
    gone.length > 0 && { label: texts.chargesGone, value: chargesText(gone) },
    left.length > 0 && { label: texts.loses, value: listed.format(left as string[]) },
    { label: texts.total, value: formatPesos(adeudo) },
  ]
  return (
    <section aria-label={texts.effect}>
      <Details items={items.filter((each) => each !== false)} />
      {otras.length > 0 && (
        <p>{texts.others(listed.format(otras.map(({ cicloEscolar }) => cicloEscolar.name)))}</p>
      )}
    </section>
  )
}
