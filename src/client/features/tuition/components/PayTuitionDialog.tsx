import { useWatch } from 'react-hook-form'
import { formatPesos } from '@contract/domain/money'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useNotice } from '../../../ui/notices/useNotice'
import { MeansFields } from '../../../ui/payments/MeansFields'
import { changeOf } from '../../../ui/payments/paymentMeans'
import { Totals } from '../../../ui/payments/Totals'
import {
  amountsOf,
  orderedMonths,
  waivesRecargos,
  type TuitionOrder,
  type TuitionPaymentValues,
} from '../tuition.order'
import { texts } from '../tuition.texts'
import { usePayTuition } from '../usePayTuition'
import { ChangedOrder } from './ChangedOrder'
import { SettledTuition } from './SettledTuition'
import { takenTitle, TuitionTaken } from './TuitionTaken'
import { WaiverFields } from './WaiverFields'
import { WhatIsPaid } from './WhatIsPaid'

interface PayTuitionDialogProps {
  order: TuitionOrder
  onClose: (paid: boolean) => void
}

/** Takes the money for the chosen months or for the year; then says folio and change. */
export function PayTuitionDialog({ order: opened, onClose }: PayTuitionDialogProps) {
  const { order, before, taken, form, pay } = usePayTuition(opened)
  const { notify } = useNotice()
  const values = useWatch({ control: form.control }) as TuitionPaymentValues
  const waives = waivesRecargos(order, values)
  const { total, recargos, descuento } = amountsOf(order, waives)
  const months = orderedMonths(order)
  const settled = months.length === 0

  const close = () => {
    // Said again for who pressed Enter twice: folio and change are gone with the dialog.
    if (taken) {
      const text = taken.change
        ? texts.changeToGive(formatPesos(taken.change))
        : order.statement.alumno.nombre
      notify({ title: takenTitle(taken), text, kind: 'success' })
    }
    onClose(taken !== null)
  }
  const result = (titleId: string) =>
    taken ? (
      <TuitionTaken titleId={titleId} statement={order.statement} taken={taken} onClose={close} />
    ) : (
      <SettledTuition titleId={titleId} onClose={close} />
    )
  return (
    <FormDialog
      open
      size="xs"
      title={order.ids === null ? texts.payYearTitle : texts.payTitle}
      text={<WhatIsPaid statement={order.statement} months={months} />}
      submitLabel={texts.pay}
      dirty={form.formState.isDirty}
      result={taken || settled ? result : undefined}
      onSubmit={pay}
      onClose={close}
    >
      {before && <ChangedOrder before={before} now={order} waives={waives} />}
      <Totals
        items={[
          [texts.toPay, total],
          [waives ? texts.waivedLine : texts.recargoLine, recargos || null],
          [texts.discountLine(`${order.statement.anual?.descuento_porcentaje ?? 0} %`), descuento || null],
          [texts.change, changeOf(total, values)],
        ]}
      />
      <MeansFields control={form.control} amount={total}>
        {recargos > 0 && <WaiverFields control={form.control} recargos={recargos} />}
      </MeansFields>
    </FormDialog>
  )
}
