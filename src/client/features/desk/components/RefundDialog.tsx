import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { familyKey, type Family } from '@contract/domain/family'
import type { DeskFamily, Refund } from '@contract/desk/desk.schemas'
import { deskRoutes } from '@contract/desk/desk.routes'
import { refundLabel, refundProblems } from '@contract/desk/desk.rules'
import { formatPesos } from '@contract/domain/money'
import { useMay } from '../../../state/session/useMay'
import { usePrintRefund, useRefund } from '../../../state/desk/desk.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { TextInput } from '../../../ui/fields/TextInput'
import type { TypedNumber } from '../../../ui/fields/field'
import type { Missing } from '../../../ui/forms/missing'
import { unreadableProblem } from '../../../ui/payments/cost'
import { FormMeans } from '../../../ui/payments/FormMeans'
import {
  meansBody,
  meansToChoose,
  missingToGive,
  singleMeansProblems,
  type SingleMeans,
} from '../../../ui/payments/means'
import { PaymentResult } from '../../../ui/payments/PaymentResult'
import { ReceiptAction } from '../../../ui/payments/ReceiptAction'
import { usePaper } from '../../../write/usePrintReceipt'
import { texts } from '../desk.texts'

interface Values extends SingleMeans {
  monto: TypedNumber
  motivo: string
}

function RefundPaper({ refund: { id, folio }, titleId }: { refund: Refund; titleId: string }) {
  const { print, busy, printed } = usePaper(usePrintRefund)
  const mayPrint = useMay()(deskRoutes.printRefund.access)
  if (!mayPrint) return null
  const filename = `devolucion-${refundLabel(folio)}.pdf`
  return (
    <ReceiptAction
      onPrint={() => void print(id, filename)}
      busy={busy}
      describedBy={titleId}
      printed={printed}
    />
  )
}

const missingIn = (values: Values): Missing | null => {
  if (values.monto === null) return { say: 'Escribe cuánto', name: 'monto' }
  const means = missingToGive(values.monto, values)
  if (means) return means
  return values.motivo.trim() ? null : { say: 'Escribe el motivo', name: 'motivo' }
}

interface RefundDialogProps {
  of: Family
  family: DeskFamily
  onClose: (done: boolean) => void
}

export function RefundDialog({ of, family, onClose }: RefundDialogProps) {
  // The credit as of opening: after the refund it is lower, and the dialog would show the wrong figure.
  const [credit] = useState(family.saldo_favor)
  const [done, setDone] = useState<{ devolucion: Refund; saldo_favor: number } | null>(null)
  const bodyOf = ({ monto, motivo, ...means }: Values) => ({
    ...of,
    ...meansBody(means),
    monto: monto ?? 0,
    motivo: motivo.trim(),
  })
  const form = useKeptForm<Values>({
    draftName: `devolver ${familyKey(of)}`,
    defaultValues: { ...meansToChoose, monto: credit, motivo: '' },
    problems: (values) => {
      const { monto } = values
      if (Number.isNaN(monto)) return { monto: unreadableProblem(monto) ?? '' }
      const above =
        (monto ?? 0) > credit
          ? { monto: `No puede ser mayor al saldo a favor de ${formatPesos(credit)}` }
          : {}
      // Money goes out, so no received cash is asked for.
      const { metodo_pago = null } = singleMeansProblems(0, { ...values, recibido: 0 })
      if (metodo_pago !== null) return { metodo_pago }
      return { ...refundProblems(bodyOf(values)), ...above }
    },
  })
  const { control, formState } = form
  const values = useWatch({ control }) as Values
  const { monto } = values
  const missing = missingIn(values)
  const { send, tellWrong } = useRefund({ form })
  const save = form.handleSubmit(async (values) => {
    const { answer } = await send(bodyOf(values))
    if (answer) setDone(answer)
  }, tellWrong)
  const name = family.padre?.nombre ?? family.hijos[0]?.alumno.nombre ?? ''
  const result = (titleId: string) =>
    done && (
      <PaymentResult
        titleId={titleId}
        title={`Devolución registrada con el folio ${refundLabel(done.devolucion.folio)}`}
        text={name}
        items={[
          ['Devuelto', done.devolucion.monto],
          [texts.newCredit, done.saldo_favor],
        ]}
        receiptAction={<RefundPaper refund={done.devolucion} titleId={titleId} />}
        onClose={() => onClose(true)}
      />
    )
  return (
    <FormDialog
      money
      size="xs"
      title="Devolver saldo a favor"
      text={`${name} tiene ${formatPesos(credit)} a su favor.`}
      submitLabel="Devolver"
      dirty={formState.isDirty}
      missing={missing}
      result={done ? result : undefined}
      onSubmit={save}
      onClose={() => onClose(done !== null)}
    >
      <Bound control={control} name="monto">
        {(field) => <MoneyInput {...field} label="Cuánto se devuelve" required />}
      </Bound>
      <FormMeans control={control} amount={monto ?? 0} asks="none" />
      <Bound control={control} name="motivo">
        {(field) => <TextInput {...field} label="Motivo de la devolución" maxLength={200} required />}
      </Bound>
    </FormDialog>
  )
}
