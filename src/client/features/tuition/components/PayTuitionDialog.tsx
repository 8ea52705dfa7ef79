import { useWatch, type Control } from 'react-hook-form'
import { formatPesos } from '@contract/domain/money'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { useMay } from '../../../state/session/useMay'
import type { TuitionStatement } from '../../../state/otherServers/tuition'
import { useFetchTuition, usePayMonthsOrYear } from '../../../state/tuition/tuition.api'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { FormMeans } from '../../../ui/payments/FormMeans'
import { missingOf } from '../../../ui/payments/means'
import { TakeMoneyDialog } from '../../../write/money/TakeMoneyDialog'
import { useTakeMoneyDialog } from '../../../write/money/useTakeMoneyDialog'
import { monthName, monthsText } from '../tuitionMonths'
import {
  costOfChoice,
  emptyPayment,
  lateMonths,
  monthsBody,
  chosenMonths,
  paidMeanwhile,
  paymentProblems,
  tuitionTotal,
  waivedMonths,
  yearBody,
  type TuitionChoice,
  type TuitionPaymentValues,
} from '../tuitionChoice'
import { texts } from '../tuition.texts'
import { yearLine } from './DuePanel'

const useTuitionPayment = (opened: TuitionChoice) => {
  const fetchStatement = useFetchTuition()
  return useTakeMoneyDialog({
    form: 'colegiatura',
    draftName: `pagar ${opened.statement.alumno.id} ${opened.ids?.join() ?? 'año'}`,
    opened,
    values: emptyPayment,
    problems: paymentProblems,
    amountOf: tuitionTotal,
    write: usePayMonthsOrYear,
    bodyOf: (choice, values) => (choice.ids === null ? yearBody : monthsBody)(choice, values),
    failed: () => 'Ocurrio un Error al Pagar la Colegiatura',
    refresh: async (choice) => {
      const { alumno, cicloEscolar } = choice.statement
      const statement = await fetchStatement({ alumnoId: alumno.id, cycleId: cicloEscolar.id })
      return statement && { ...choice, statement }
    },
  })
}

interface ChangedChoiceProps {
  before: TuitionChoice
  now: TuitionChoice
  waived: readonly number[]
}

function ChangedChoice({ before, now, waived }: ChangedChoiceProps) {
  const paid = paidMeanwhile(before, now)
  const [was, is] = [costOfChoice(before, waived).total, costOfChoice(now, waived).total]
  const text = [
    paid.length > 0 &&
      `${paid.map(monthName).join(', ')} ya ${paid.length > 1 ? 'están pagadas' : 'está pagada'} en otra caja.`,
    was !== is && `El total era ${formatPesos(was)} y ahora es ${formatPesos(is)}.`,
    'Revisa y cobra de nuevo.',
  ]
  return (
    <div role="alert">
      <InfoPanel tone="warning" title="Cambió mientras cobrabas." text={text.filter(Boolean).join(' ')} />
    </div>
  )
}

interface WaiverFieldsProps {
  control: Control<TuitionPaymentValues>
  late: readonly Tuition[]
}

const waiveLabel = (month: Tuition, { length }: readonly Tuition[]): string =>
  length === 1
    ? `Condonar recargos (${formatPesos(month.recargo)})`
    : `Condonar recargo de ${monthName(month)} (${formatPesos(month.recargo)})`

function WaiverFields({ control, late }: WaiverFieldsProps) {
  const waived = useWatch({ control, name: 'condonar' })
  return (
    <>
      <Bound control={control} name="condonar">
        {({ value, onChange, error }) => (
          <div>
            {late.map((month, at) => (
              <CheckInput
                key={month.id}
                label={waiveLabel(month, late)}
                checked={value.includes(month.id)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...value, month.id] : value.filter((id: number) => id !== month.id),
                  )
                }
                error={at === late.length - 1 ? error : undefined}
              />
            ))}
          </div>
        )}
      </Bound>
      {late.some(({ id }) => waived.includes(id)) && (
        <Bound control={control} name="motivo_condonacion">
          {(field) => (
            <TextInput {...field} label="Motivo de la condonación" maxLength={200} autoFocus required />
          )}
        </Bound>
      )}
    </>
  )
}

interface WhatIsPaidProps {
  statement: TuitionStatement
  months: readonly Tuition[]
}

function WhatIsPaid({ statement: { alumno, cicloEscolar, pagos }, months }: WhatIsPaidProps) {
  return (
    <>
      {monthsText(months, pagos)}
      <br />
      {[alumno.nombre, alumno.numero_control, cicloEscolar.name].filter(Boolean).join(' · ')}
    </>
  )
}

interface PayTuitionDialogProps {
  choice: TuitionChoice
  onClose: (paid: boolean) => void
}

export function PayTuitionDialog({ choice: opened, onClose }: PayTuitionDialogProps) {
  const { debt: choice, before, taken, form, onSubmit, usedReference } = useTuitionPayment(opened)
  const canWaive = useMay()(tuitionRoutes.extend.access)
  const values = useWatch({ control: form.control }) as TuitionPaymentValues
  const waived = waivedMonths(choice, values)
  const { total, recargos, condonado, descuento, prontoPago } = costOfChoice(choice, waived)
  const months = chosenMonths(choice)
  const late = lateMonths(choice)
  const { statement } = choice
  // The reason's field is above the means of payment, so it is asked for first.
  const lacksReason = waived.length > 0 && !values.motivo_condonacion.trim()
  return (
    <TakeMoneyDialog
      title={choice.ids === null ? 'Cobrar el año completo' : 'Cobrar colegiatura'}
      whatIsPaid={<WhatIsPaid statement={statement} months={months} />}
      payer={statement.alumno.nombre}
      submitLabel={lacksReason ? 'Escribe el motivo' : 'Cobrar'}
      dirty={form.formState.isDirty}
      amount={total}
      missing={lacksReason ? null : missingOf(total, values)}
      items={[
        [texts.recargoLine, recargos || null],
        ['Recargos condonados', condonado || null],
        [yearLine(statement.anual?.descuento_porcentaje ?? 0), descuento || null],
        [texts.earlyLine, prontoPago ? -prontoPago : null],
      ]}
      changed={before && <ChangedChoice before={before} now={choice} waived={waived} />}
      settled={
        months.length === 0
          ? { title: 'Ya está pagado', text: 'Se cobró en otra caja mientras tanto. Aquí no se cobró nada.' }
          : null
      }
      taken={taken}
      usedReference={usedReference}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {canWaive && late.length > 0 && <WaiverFields control={form.control} late={late} />}
      <FormMeans control={form.control} amount={total} />
    </TakeMoneyDialog>
  )
}
