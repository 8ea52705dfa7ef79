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
import { AmountLines, DeskPanel, PriceNotes, useDesk } from '../components/Desk'
import { ExtendDialog } from '../components/ExtendDialog'
import { MonthGrid } from '../components/MonthGrid'
import { PaidMonthActions } from '../components/PaidMonthActions'
import { PayTuitionDialog } from '../components/PayTuitionDialog'
import { monthsView, TuitionDesk } from '../components/TuitionViews'
import { yearAddress } from '../tuitionLinks'
import { hasPayment, monthName, openMonths, skippedMonths, suggestedIds } from '../tuitionMonths'
import { costOfOrder, orderedMonths } from '../tuitionOrder'
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

function MonthsDesk({ statement }: { statement: TuitionStatement }) {
  const { alumno, cicloEscolar, pagos, anual } = statement
  const may = useMay()
  const canPay = may(tuitionRoutes.pay.access)
  const canExtend = may(tuitionRoutes.extend.access)
  const [extending, setExtending] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(suggestedIds(pagos, today())))
  const { frame, another, guard, order, submit, close } = useDesk('ticked')
  const wanted = { statement, ids: [...chosen] }
  const count = orderedMonths(wanted).length
  const cost = costOfOrder(wanted)
  const skipped = skippedMonths(pagos, chosen)
  const anyOpen = openMonths(pagos).length > 0
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
        <DeskPanel
          text={anyOpen ? texts.chosen(count) : texts.allPaidText(cicloEscolar.name)}
          submitLabel={
            !canPay || !anyOpen
              ? null
              : count > 0
                ? texts.charge(formatPesos(cost.total))
                : 'Elige qué se paga'
          }
          anotherTo={paths.pickTuition}
          anotherRef={another}
          otherWay={
            <>
              {canPay && anual && anual.meses > 1 && (
                <Button component={Link} to={yearAddress(alumno.id, cicloEscolar.id)}>
                  {yearText(anual)}
                </Button>
              )}
              {canExtend && count > 0 && <Button onClick={() => setExtending(true)}>{texts.extend}</Button>}
            </>
          }
        >
          {anyOpen ? (
            <AmountLines cost={cost} />
          ) : (
            <strong>{pagos.some(({ pagado }) => pagado) ? texts.allPaid : 'Nada por pagar'}</strong>
          )}
          <div role="status">
            {skipped.length > 0 && (
              <InfoPanel
                tone="warning"
                title={`${skipped.length > 1 ? 'Quedan abiertas' : 'Queda abierta'} ${skipped.map(monthName).join(', ')}. Se sugiere pagar primero lo más antiguo.`}
              />
            )}
          </div>
        </DeskPanel>
      </PayFrame>
      {extending && (
        <ExtendDialog months={orderedMonths(wanted)} all={pagos} onClose={() => setExtending(false)} />
      )}
      {order && (
        <PayTuitionDialog
          order={order}
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
  return <TuitionDesk view={monthsView} alumnoId={useIdParam('alumno')} Desk={MonthsDesk} />
}
