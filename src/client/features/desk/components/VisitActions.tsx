import Button from '@mui/material/Button'
import { type ComponentType, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { bankRoutes } from '@contract/bank/bank.routes'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import type { Family } from '@contract/domain/family'
import type { DeskFamily, OwedMonth, Refund } from '@contract/desk/desk.schemas'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { deskRoutes } from '@contract/desk/desk.routes'
import { refundLabel, refundProblems } from '@contract/desk/desk.rules'
import { formatPesos } from '@contract/domain/money'
import { useMay } from '../../../state/session/useMay'
import { askHowToPay } from '../../../state/bank/bank.api'
import { usePrintRefund, useRefund } from '../../../state/desk/desk.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { useKeptForm } from '../../../ui/drafts/useKeptForm'
import { Bound } from '../../../ui/fields/Bound'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { TextInput } from '../../../ui/fields/TextInput'
import type { Missing } from '../../../ui/forms/missing'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
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
import { useOpenDocument } from '../../../write/useOpenDocument'
import { usePaper } from '../../../write/usePrintReceipt'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'

interface Values extends SingleMeans {
  monto: number | null
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

function RefundDialog({ of, family, onClose }: RefundDialogProps) {
  // The credit at opening: after the refund the family's credit is lower, and the dialog would show the wrong figure.
  const [credit] = useState(family.saldo_favor)
  const [done, setDone] = useState<{ devolucion: Refund; saldo_favor: number } | null>(null)
  const bodyOf = ({ monto, motivo, ...means }: Values) => ({
    ...of,
    ...meansBody(means),
    monto: monto ?? 0,
    motivo: motivo.trim(),
  })
  const form = useKeptForm<Values>({
    kept: `devolver ${Object.values(of)[0]}`,
    defaultValues: { ...meansToChoose, monto: credit, motivo: '' },
    resolver: rulesResolver((values) => {
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
    }),
  })
  const { control, formState } = form
  const values = useWatch({ control }) as Values
  const { monto } = values
  const missing = missingIn(values)
  const { send, wrong } = useRefund({ form })
  const save = form.handleSubmit(async (values) => {
    const { answer } = await send(bodyOf(values))
    if (answer) setDone(answer)
  }, wrong)
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

/** Dialogs of other features; app hands them in, because features do not import each other. */
export interface DeskParts {
  Contact: ComponentType<{ family: DeskFamily; onClose: () => void }>
  Extend: ComponentType<{ months: readonly OwedMonth[]; onClose: () => void }>
}

export type Opened = 'refund' | 'contact' | 'extend'

export const monthsOf = ({ family, order }: FamilyDesk): readonly OwedMonth[] => {
  const ids = new Set(order.cost.lines.filter(({ tipo }) => tipo === 'COLEGIATURA').map(({ id }) => id))
  return family.hijos.flatMap(({ colegiaturas }) => colegiaturas.filter(({ id }) => ids.has(id)))
}

interface VisitActionsProps {
  padreId: number | null
  hasMonths: boolean
  onOpen: (what: Opened) => void
}

export function VisitActions({ padreId, hasMonths, onOpen }: VisitActionsProps) {
  const may = useMay()
  const open = useOpenDocument('No se pudo abrir la hoja')
  return (
    <>
      {padreId !== null && may(bankRoutes.howToPay.access) && (
        <Button size="small" onClick={() => void open((dispatch) => dispatch(askHowToPay(padreId)))}>
          Cómo pagar
        </Button>
      )}
      {may(tuitionRoutes.extend.access) && hasMonths && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen('extend')}>
          Prórroga
        </Button>
      )}
      {may(contactsRoutes.list.access) && (
        <Button size="small" aria-haspopup="dialog" onClick={() => onOpen('contact')}>
          Contacto
        </Button>
      )}
    </>
  )
}

interface VisitDialogProps {
  of: Family
  desk: FamilyDesk
  parts: DeskParts
  opened: Opened
  onClose: () => void
}

/** After an extension or a refund the desk reads again what the family owes. */
export function VisitDialog({ of, desk, parts: { Contact, Extend }, opened, onClose }: VisitDialogProps) {
  if (opened === 'contact') return <Contact family={desk.family} onClose={onClose} />
  if (opened === 'extend')
    return (
      <Extend
        months={monthsOf(desk)}
        onClose={() => {
          onClose()
          desk.follow()
        }}
      />
    )
  return (
    <RefundDialog
      of={of}
      family={desk.family}
      onClose={(done) => {
        onClose()
        if (done) desk.follow()
      }}
    />
  )
}
