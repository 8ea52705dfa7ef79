import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { percentLabel } from '@contract/domain/percents'
import { formatPesos } from '@contract/domain/money'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import type { Tuition, Yearly } from '@contract/tuition/tuition.schemas'
import * as paths from '@contract/domain/screenPaths'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import type { TuitionStatement } from '../../../state/otherServers/tuition'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { PayFrame } from '../../../ui/payments/payFrame'
import { AmountLines, DuePanel, PriceNotes, useTuitionForm } from '../components/DuePanel'
import { ExtendDialog } from '../components/ExtendDialog'
import { MonthGrid } from '../components/MonthGrid'
import { PaidMonthActions } from '../components/PaidMonthActions'
import { PayTuitionDialog } from '../components/PayTuitionDialog'
import { monthsView, PayTuition } from '../components/TuitionViews'
import { yearAddress } from '../tuitionLinks'
import { hasPayment, monthName, openMonths, skippedMonths, suggestedIds } from '../tuitionMonths'
import { costOfChoice, chosenMonths } from '../tuitionChoice'
import { texts } from '../tuition.texts'

const actionsOf = (month: Tuition) => hasPayment(month) && <PaidMonthActions month={month} />

const yearText = (anual: Yearly): string => {
  const { meses, con_descuento, descuento_porcentaje, total } = anual
  if (descuento_porcentaje === 0) return 'Pagar todo de una vez'
  const [amount, percent] = [formatPesos(total), percentLabel(descuento_porcentaje)]
  return con_descuento === meses
    ? `Las ${meses} de una vez, con ${percent} de descuento: ${amount}`
    : `Las ${meses} de una vez, con ${percent} de descuento en ${con_descuento}: ${amount}`
}

function SkippedMonths({ months }: { months: readonly Tuition[] }) {
  const names = months.map(monthName).join(', ')
  return (
    <InfoPanel
      tone="warning"
      title={`${months.length > 1 ? 'Quedan abiertas' : 'Queda abierta'} ${names}. Se sugiere pagar primero lo más antiguo.`}
    />
  )
}

interface OtherWaysProps {
  statement: TuitionStatement
  /** How many months are chosen. */
  count: number
  onExtend: () => void
}

function OtherWays({ statement: { alumno, cicloEscolar, anual }, count, onExtend }: OtherWaysProps) {
  const may = useMay()
  return (
    <>
      {may(tuitionRoutes.pay.access) && anual && anual.meses > 1 && (
        <Button component={Link} to={yearAddress(alumno.id, cicloEscolar.id)}>
          {yearText(anual)}
        </Button>
      )}
      {may(tuitionRoutes.extend.access) && count > 0 && <Button onClick={onExtend}>{texts.extend}</Button>}
    </>
  )
}

function MonthsForm({ statement }: { statement: TuitionStatement }) {
  const { cicloEscolar, pagos } = statement
  const canPay = useMay()(tuitionRoutes.pay.access)
  const [extending, setExtending] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(suggestedIds(pagos, today())))
  const { frame, another, guard, choice, submit, close } = useTuitionForm('ticked')
  const wanted = { statement, ids: [...chosen] }
  const count = chosenMonths(wanted).length
  const cost = costOfChoice(wanted)
  const skipped = skippedMonths(pagos, chosen)
  const anyOpen = openMonths(pagos).length > 0
  const submitLabel = count > 0 ? texts.charge(formatPesos(cost.total)) : 'Elige qué se paga'
  const open = submit(() => (count > 0 ? wanted : null))
  return (
    <>
      <PriceNotes statement={statement} />
      <PayFrame ref={frame} {...guard} onSubmit={open} noValidate>
        <MonthGrid
          months={pagos}
          chosen={chosen}
          onChoose={setChosen}
          canPay={canPay}
          actionsOf={actionsOf}
        />
        <DuePanel
          text={anyOpen ? texts.chosen(count) : texts.allPaidText(cicloEscolar.name)}
          submitLabel={canPay && anyOpen ? submitLabel : null}
          anotherTo={paths.pickTuition}
          anotherRef={another}
          otherWay={<OtherWays statement={statement} count={count} onExtend={() => setExtending(true)} />}
        >
          {anyOpen ? (
            <AmountLines cost={cost} />
          ) : (
            <strong>{pagos.some(({ pagado }) => pagado) ? texts.allPaid : 'Nada por pagar'}</strong>
          )}
          <div role="status">{skipped.length > 0 && <SkippedMonths months={skipped} />}</div>
        </DuePanel>
      </PayFrame>
      {extending && (
        <ExtendDialog months={chosenMonths(wanted)} all={pagos} onClose={() => setExtending(false)} />
      )}
      {choice && (
        <PayTuitionDialog
          choice={choice}
          onClose={(paid) => {
            if (paid) setChosen(new Set())
            close(paid)
          }}
        />
      )}
    </>
  )
}

export function PayMonthsPage() {
  return <PayTuition view={monthsView} alumnoId={useIdParam('alumno')} Form={MonthsForm} />
}
