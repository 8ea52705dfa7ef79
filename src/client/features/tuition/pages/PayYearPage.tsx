import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/percents'
import { formatPesos } from '@contract/domain/money'
import { inPartText } from '@contract/tuition/tuition.rules'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import type { Tuition, Yearly } from '@contract/tuition/tuition.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import type { TuitionStatement } from '../../../state/otherServers/tuition'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { readId } from '../../../ui/screens/useIdParam'
import { PayFrame } from '../../../ui/payments/payFrame'
import { AmountLines, DuePanel, PriceNotes, useTuitionForm } from '../components/DuePanel'
import { PayTuitionDialog } from '../components/PayTuitionDialog'
import { PayTuition, TuitionPicker, yearView } from '../components/TuitionViews'
import { monthsAddress } from '../tuitionLinks'
import { monthName } from '../tuitionMonths'
import { costOfChoice, chosenMonths } from '../tuitionChoice'
import { texts } from '../tuition.texts'

const monthColumns: readonly Column<Tuition>[] = [
  { key: 'mes', header: 'Mes', cell: monthName },
  { key: 'vence', header: 'Vence', cell: ({ vencimiento }) => formatDate(vencimiento) },
  amountColumn('precio', 'Precio', ({ lista }) => lista),
  {
    key: 'beca',
    header: 'Beca',
    align: 'right',
    cell: ({ beca_porcentaje }) => (beca_porcentaje ? percentLabel(beca_porcentaje) : '—'),
  },
  amountColumn('monto', 'A pagar', ({ saldo }) => saldo, {
    under: (month) => month.abonado > 0 && inPartText(month),
  }),
  amountColumn('recargo', 'Recargo', ({ recargo }) => recargo || null),
]

/** Says on how many months the yearly discount is, if not on all. @param offers whether the cycle has one on other days */
function YearTerms({ anual, offers }: { anual: Yearly; offers: boolean }) {
  const { meses, con_descuento, descuento_porcentaje } = anual
  if (descuento_porcentaje === 0)
    return (
      <InfoPanel
        title={
          offers ? 'Hoy no hay descuento por pago anual.' : 'Este ciclo no tiene descuento por pago anual.'
        }
        text="Se paga lo mismo que mes por mes, con un solo recibo."
      />
    )
  if (con_descuento === meses) return null
  const title = `El descuento de ${percentLabel(descuento_porcentaje)} es en ${con_descuento} de las ${meses} colegiaturas.`
  return (
    <InfoPanel title={title} text="Las vencidas y las que ya tienen un abono se pagan en lo que cuestan." />
  )
}

function YearForm({ statement }: { statement: TuitionStatement }) {
  const { alumno, cicloEscolar, anual } = statement
  const canPay = useMay()(tuitionRoutes.payYear.access)
  const { frame, another, guard, choice, submit, close } = useTuitionForm('submit')
  const whole = { statement, ids: null }
  const months = chosenMonths(whole)
  const cost = costOfChoice(whole)
  const percent = anual?.descuento_porcentaje ?? 0
  return (
    <>
      <PriceNotes statement={statement} />
      {anual && <YearTerms anual={anual} offers={(statement.cicloEscolar.descuento_anual ?? 0) > 0} />}
      <PayFrame ref={frame} {...guard} onSubmit={submit(() => whole)} noValidate>
        <Section title={texts.months}>
          {months.length > 0 ? (
            <DataTable label={texts.months} columns={monthColumns} rows={months} />
          ) : (
            <PageEmpty icon="success" title={texts.allPaid} text={texts.allPaidText(cicloEscolar.name)} />
          )}
        </Section>
        <DuePanel
          text={months.length > 0 ? texts.chosen(months.length) : texts.allPaidText(cicloEscolar.name)}
          submitLabel={canPay && months.length > 0 ? texts.charge(formatPesos(cost.total)) : null}
          anotherTo={paths.payYear}
          anotherRef={another}
          otherWay={
            <Button component={Link} to={monthsAddress(alumno.id, cicloEscolar.id)}>
              Pagar mes por mes
            </Button>
          }
        >
          {months.length > 0 && <AmountLines cost={cost} discountPercent={percent} />}
        </DuePanel>
      </PayFrame>
      {choice && <PayTuitionDialog choice={choice} onClose={close} />}
    </>
  )
}

export function PayYearPage() {
  const [params] = useSearchParams()
  const given = params.get('alumno')
  if (given === null) return <TuitionPicker view={yearView} />
  return <PayTuition view={yearView} alumnoId={readId(given)} Form={YearForm} />
}
