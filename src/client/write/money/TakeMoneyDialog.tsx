import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, type ReactNode, type SyntheticEvent } from 'react'
import { formatPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import type { Missing } from '../../ui/forms/missing'
import { viewMoved } from '../../ui/forms/pressPause'
import { useNotice } from '../../ui/notices/useNotice'
import { PaymentResult } from '../../ui/payments/PaymentResult'
import { Totals, type TotalsProps } from '../../ui/payments/Totals'
import { FamilyLinkAction } from '../familyLink/FamilyLinkAction'
import { PaymentReceipt } from './PaymentReceipt'
import type { Taken, UsedReference } from './useTakeMoneyDialog'

const texts = {
  toPay: 'A pagar',
  change: 'Cambio',
  paidAmount: 'Pagado',
  remains: 'Queda por pagar',
  paid: (folio: number) => `Pago registrado con el folio ${folioLabel(folio)}`,
  paidWithoutFolio: 'Pago registrado',
  changeToGive: (amount: string) => `Entrega ${amount} de cambio`,
  close: 'Cerrar',
  usedReference: 'Esta referencia ya se usó',
  takeAnyway: 'Cobrar de todos modos',
  checkIt: 'Revisar la referencia',
}

interface TakeMoneyDialogProps {
  title: string
  whatIsPaid: ReactNode
  payer: string
  submitLabel: string
  dirty: boolean
  amount: number
  /** Smaller amounts below it: what stays unpaid, recargos, a discount. */
  items: TotalsProps['items']
  missing: Missing | null
  usedReference: UsedReference
  settled: { title: string; text: ReactNode } | null
  changed: ReactNode
  taken: Pick<Taken<unknown, unknown>, 'pago' | 'paid' | 'change'> | null
  /** Pesos that stay unpaid; null when nothing does. */
  remains?: number | null
  onSubmit: (event: SyntheticEvent) => unknown
  onClose: (paid: boolean) => void
  children: ReactNode
}

interface SettledProps {
  titleId: string
  title: string
  text: ReactNode
  onClose: () => void
}

function Settled({ titleId, title, text, onClose }: SettledProps) {
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{text}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus aria-describedby={titleId}>
          {texts.close}
        </Button>
      </DialogActions>
    </>
  )
}

export function TakeMoneyDialog(props: TakeMoneyDialogProps) {
  const { whatIsPaid, amount, items, settled, changed, taken, remains = null, usedReference } = props
  const { notify } = useNotice()
  const isChanged = Boolean(changed)
  // The amount changed before the user's eyes: a click must not count until it could be read.
  useEffect(() => (isChanged ? viewMoved() : undefined), [isChanged])
  const takenTitle = taken?.pago ? texts.paid(taken.pago.folio) : texts.paidWithoutFolio
  const close = () => {
    // The cashier may close the dialog unread, so the notice repeats folio and change.
    if (taken) {
      const text = taken.change ? texts.changeToGive(formatPesos(taken.change)) : props.payer
      notify({ title: takenTitle, text, kind: 'success' })
    }
    props.onClose(taken !== null)
  }
  const result = (titleId: string) => {
    if (!taken) return settled && <Settled titleId={titleId} {...settled} onClose={close} />
    const paid = [texts.paidAmount, taken.paid] as const
    const back = [texts.change, taken.change] as const
    return (
      <PaymentResult
        titleId={titleId}
        title={takenTitle}
        text={whatIsPaid}
        // Change first: the cashier gives it back next.
        items={[...(taken.change ? [back, paid] : [paid, back]), [texts.remains, remains]]}
        receiptAction={
          taken.pago && (
            <>
              <PaymentReceipt pago={taken.pago} describedBy={titleId} />
              <FamilyLinkAction padre={taken.pago.padre} />
            </>
          )
        }
        onClose={close}
      />
    )
  }
  return (
    <FormDialog
      money
      size="xs"
      title={props.title}
      text={whatIsPaid}
      submitLabel={props.submitLabel}
      dirty={props.dirty}
      missing={props.missing}
      focusOn="recibido"
      result={taken || settled ? result : undefined}
      onSubmit={props.onSubmit}
      onClose={close}
    >
      {changed}
      <Totals items={[[texts.toPay, amount], ...items]} />
      {props.children}
      <ConfirmDialog
        money
        open={usedReference.text !== null}
        title={texts.usedReference}
        text={usedReference.text}
        confirmLabel={texts.takeAnyway}
        cancelLabel={texts.checkIt}
        onConfirm={usedReference.onConfirm}
        onClose={usedReference.onClose}
      />
    </FormDialog>
  )
}
