import { styled } from '@mui/material/styles'
import { useWatch, type Control } from 'react-hook-form'
import { complementProblem } from '@contract/charges/charges.rules'
import type { Charge, ChargesContract } from '@contract/charges/charges.schemas'
import { onlyProblems, type Campos } from '@contract/domain/campos'
import { formatPesos, subtractPesos } from '@contract/domain/money'
import { usePayCharge } from '../../../state/charges/charges.writes'
import { useFetchStudentCharges } from '../../../state/charges/charges.selectors'
import { Bound } from '../../../ui/fields/Bound'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import type { TypedNumber } from '../../../ui/fields/field'
import { Icon } from '../../../ui/icons/Icon'
import type { Missing } from '../../../ui/forms/missing'
import { abonoProblem } from '../../../ui/payments/cost'
import { FormMeans } from '../../../ui/payments/FormMeans'
import {
  emptyMeans,
  meansBody,
  missingOf,
  singleMeansProblems,
  type SingleMeans,
} from '../../../ui/payments/means'
import { TakeMoneyDialog } from '../../../write/money/TakeMoneyDialog'
import { useTakeMoneyDialog } from '../../../write/money/useTakeMoneyDialog'
import { isComplement, WhatIsPaid } from '../charges.columns'
import { texts } from '../charges.texts'

interface PaymentValues extends SingleMeans {
  pago_parcial: boolean
  abono: TypedNumber
}

/** A complement starts with the whole balance, because most families settle it. */
const paymentOf = (charge: Charge): PaymentValues => ({
  ...emptyMeans,
  pago_parcial: false,
  abono: isComplement(charge) ? charge.monto_restante : null,
})

const byAbono = (charge: Charge, { pago_parcial }: PaymentValues): boolean =>
  isComplement(charge) || pago_parcial

const abonoProblemOf = (charge: Charge, { abono }: PaymentValues): string | null =>
  abonoProblem(charge.monto_restante, abono, isComplement(charge) ? complementProblem : undefined)

const amountOf = (charge: Charge, values: PaymentValues): number =>
  byAbono(charge, values) ? values.abono || 0 : charge.monto_restante

const paymentProblems =
  (charge: Charge) =>
  (values: PaymentValues): Campos => ({
    ...onlyProblems({ abono: byAbono(charge, values) ? abonoProblemOf(charge, values) : null }),
    ...singleMeansProblems(amountOf(charge, values), values),
  })

const lacksAbono = (charge: Charge, values: PaymentValues): boolean =>
  byAbono(charge, values) && values.abono === null

/** A wrong amount is not missing: its field already shows the problem. */
const missingIn = (charge: Charge, values: PaymentValues): Missing | null =>
  byAbono(charge, values) && abonoProblemOf(charge, values) !== null
    ? null
    : missingOf(amountOf(charge, values), values)

const submitLabel = (charge: Charge, values: PaymentValues): string => {
  if (lacksAbono(charge, values)) return 'Escribe el abono'
  return isComplement(charge) ? 'Registrar complemento' : texts.pay
}

/** Pesos left to pay afterwards; the whole balance while the amount is wrong, null when all is paid. */
const remainderOf = (charge: Charge, values: PaymentValues): number | null => {
  if (!byAbono(charge, values)) return null
  return abonoProblemOf(charge, values) === null
    ? subtractPesos(charge.monto_restante, values.abono as number)
    : charge.monto_restante
}

const paymentBody = (charge: Charge, values: PaymentValues): ChargesContract['pay']['body'] => ({
  id: charge.id,
  ...meansBody(values),
  pago_parcial: values.pago_parcial,
  abono: amountOf(charge, values),
  monto_restante: remainderOf(charge, values) ?? 0,
})

const complementBody = (charge: Charge, values: PaymentValues): ChargesContract['complement']['body'] => ({
  idCargo: charge.id,
  ...meansBody(values),
  abono: amountOf(charge, values),
  monto_restante: remainderOf(charge, values) ?? 0,
})

/** An amount that was the whole balance follows the balance when it changes; any other stays as typed. */
const abonoAfter = (before: Charge, now: Charge, values: PaymentValues): number | null => {
  const wasAll = amountOf(before, values) === before.monto_restante
  return isComplement(now) && wasAll ? now.monto_restante : values.abono
}

const useChargePayment = (opened: Charge) => {
  const fetchCharges = useFetchStudentCharges()
  return useTakeMoneyDialog({
    form: 'cargo',
    draftName: `pagar ${opened.id}`,
    opened,
    values: paymentOf(opened),
    problems: paymentProblems,
    amountOf,
    write: usePayCharge,
    bodyOf: (charge, values) => (isComplement(charge) ? complementBody : paymentBody)(charge, values),
    failed: (charge) => (isComplement(charge) ? texts.complementError : texts.payError),
    refresh: async ({ id, alumno }) =>
      (await fetchCharges({ id: alumno.id }))?.find((charge) => charge.id === id),
    adjust: (before, now, form) => form.setValue('abono', abonoAfter(before, now, form.getValues())),
  })
}

const Changed = styled('p')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  gap: spacing(1),
  margin: 0,
  padding: spacing(1.5),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.warningSoft,
  color: vars.palette.text.primary,
  '& svg': { flex: 'none', color: vars.palette.warning.main },
}))

function ChangedBalance({ before, now }: { before: number; now: number }) {
  return (
    <Changed role="alert">
      <Icon name="warning" />
      {before === now
        ? 'Este cargo cambió en otra caja. Revisa y cobra de nuevo.'
        : `Este cargo cambió en otra caja: debía ${formatPesos(before)} y ahora debe ${formatPesos(now)}. Revisa y cobra de nuevo.`}
    </Changed>
  )
}

interface PaymentFieldsProps {
  control: Control<PaymentValues>
  complement: boolean
  amount: number
}

function PaymentFields({ control, complement, amount }: PaymentFieldsProps) {
  const partial = useWatch({ control, name: 'pago_parcial' })
  return (
    <>
      {!complement && (
        <Bound control={control} name="pago_parcial">
          {({ value, ...field }) => <CheckInput {...field} checked={value} label="Pago parcial" />}
        </Bound>
      )}
      {(complement || partial) && (
        <Bound control={control} name="abono">
          {(field) => <MoneyInput {...field} label="Abono" autoFocus={!complement} required />}
        </Bound>
      )}
      <FormMeans control={control} amount={amount} />
    </>
  )
}

function Settled({ charge }: { charge: Charge }) {
  return (
    <>
      <p>
        <WhatIsPaid charge={charge} />
      </p>
      <p>Se cobró o se canceló en otra caja mientras tanto. Aquí no se cobró nada.</p>
    </>
  )
}

interface PayChargeDialogProps {
  charge: Charge
  onClose: () => void
}

export function PayChargeDialog({ charge: opened, onClose }: PayChargeDialogProps) {
  const { debt: charge, before, taken, form, onSubmit, usedReference } = useChargePayment(opened)
  const values = useWatch({ control: form.control }) as PaymentValues
  const amount = amountOf(charge, values)
  const complement = isComplement(charge)
  const { estado } = charge
  return (
    <TakeMoneyDialog
      title={complement ? 'Registrar complemento' : 'Pagar cargo'}
      whatIsPaid={<WhatIsPaid charge={charge} />}
      payer={charge.alumno.nombre}
      submitLabel={submitLabel(charge, values)}
      dirty={form.formState.isDirty}
      amount={amount}
      missing={missingIn(charge, values)}
      items={[['Queda por pagar', remainderOf(charge, values)]]}
      changed={before && <ChangedBalance before={before.monto_restante} now={charge.monto_restante} />}
      settled={
        estado === 'PAGADO' || estado === 'CANCELADO'
          ? { title: texts.settled[estado], text: <Settled charge={charge} /> }
          : null
      }
      taken={taken}
      usedReference={usedReference}
      remains={taken && remainderOf(taken.debt, taken.values)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <PaymentFields control={form.control} complement={complement} amount={amount} />
    </TakeMoneyDialog>
  )
}
