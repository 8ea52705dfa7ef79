import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { formatPesos } from '@contract/domain/money'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import type { TuitionStatement } from '../../../state/tuition/tuition.read'
import { DataTable } from '../../../ui/list/DataTable'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { monthColumns } from '../tuition.columns'
import { monthsAddress, YEAR_ADDRESS } from '../tuition.links'
import { amountsOf, orderedMonths } from '../tuition.order'
import { texts } from '../tuition.texts'
import { useDesk } from '../useDesk'
import { AmountLines } from './AmountLines'
import { Desk } from './Desk'
import { DeskPanel } from './DeskPanel'
import { PayTuitionDialog } from './PayTuitionDialog'
import { PriceNotes } from './PriceNotes'

/** Every open month of the cycle at once, less its discount. */
export function YearDesk({ statement }: { statement: TuitionStatement }) {
  const { alumno, cicloEscolar, anual } = statement
  const canPay = useAppSelector((state) => selectMay(state, tuitionRoutes.payYear.access))
  const { frame, another, order, submit, close } = useDesk('button[type=submit]')
  const whole = { statement, ids: null }
  const months = orderedMonths(whole)
  const amounts = amountsOf(whole)
  const percent = anual?.descuento_porcentaje ?? 0
  return (
    <>
      <PriceNotes statement={statement} />
      {anual && percent === 0 && <InfoPanel title={texts.noDiscount} text={texts.noDiscountText} />}
      <Desk ref={frame} onSubmit={submit(() => whole)} noValidate>
        <Section title={texts.months}>
          {months.length > 0 ? (
            <DataTable label={texts.months} columns={monthColumns} rows={months} />
          ) : (
            <PageEmpty icon="success" title={texts.allPaid} text={texts.allPaidText(cicloEscolar.name)} />
          )}
        </Section>
        <DeskPanel
          text={months.length > 0 ? texts.chosen(months.length) : texts.allPaidText(cicloEscolar.name)}
          submitLabel={canPay && months.length > 0 ? texts.charge(formatPesos(amounts.total)) : null}
          anotherTo={YEAR_ADDRESS}
          anotherRef={another}
          otherWay={
            <Button component={Link} to={monthsAddress(alumno.id, cicloEscolar.id)}>
              {texts.monthsLink}
            </Button>
          }
        >
          {months.length > 0 && <AmountLines amounts={amounts} discountPercent={percent} />}
        </DeskPanel>
      </Desk>
      {order && <PayTuitionDialog order={order} onClose={close} />}
    </>
  )
}
