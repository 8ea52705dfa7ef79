import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { formatDate } from '@contract/domain/dates'
import { familyOf } from '@contract/domain/family'
import { normalizeRfc } from '@contract/domain/rfc'
import { fiscalLabel, payerRfcProblem } from '@contract/fiscal/fiscal.rules'
import { fiscalRoutes } from '@contract/fiscal/fiscal.routes'
import type { Invoice } from '@contract/invoices/invoices.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { useFamily } from '../../state/desk/desk.api'
import { useSetInvoiceReceiver } from '../../state/invoices/invoices.api'
import { useMay } from '../../state/session/useMay'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { SelectInput } from '../../ui/fields/SelectInput'
import { UppercaseInput } from '../../ui/fields/UppercaseInput'
import { Icon } from '../../ui/icons/Icon'
import { Quiet } from '../../ui/layout/layout'
import { InfoPanel } from '../../ui/page/InfoPanel'
import { FiscalDialog } from './FiscalDialog'
import { texts } from './fiscal.texts'

/** The payer as of now: a pupil who paid without a parent may have got one since. Null where the payment names nobody. */
const useFamilyOf = ({ padre, alumnos }: Payment) => {
  const of = familyOf(padre, alumnos)
  const { row } = useFamily(of ?? skipToken)
  return { fiscals: row?.fiscales, of: row?.padre ? familyOf(row.padre, []) : of }
}

const Add = styled(Button)({ justifySelf: 'start' })

/** RFC of the person who paid, where another person is invoiced. */
const usePayerRfc = (stored: string) => {
  const [typed, setRfc] = useState(stored)
  const [problem, setProblem] = useState<string | null>(null)
  const rfc = normalizeRfc(typed)
  return {
    rfc: typed,
    setRfc,
    isChanged: rfc !== stored,
    problem: problem ?? undefined,
    setProblem,
    check: () => {
      const wrong = payerRfcProblem(rfc)
      setProblem(wrong)
      return wrong
    },
  }
}

interface InvoiceToDialogProps {
  payment: Payment
  /** Set for a payment in a global invoice: it may still get an invoice of its own. */
  entrega: Invoice['entrega']
  onClose: () => void
  onSaved?: (payment: Payment) => void
}

export function InvoiceToDialog({ payment, entrega, onClose, onSaved }: InvoiceToDialogProps) {
  const { id, folio, factura } = payment
  const { fiscals, of } = useFamilyOf(payment)
  const mayAdd = useMay()(
    of?.padreId !== undefined ? fiscalRoutes.createForParent.access : fiscalRoutes.createForStudent.access,
  )
  const [picked, setPicked] = useState<number | 'nobody' | null>(null)
  const [adding, setAdding] = useState(false)
  const payer = usePayerRfc(factura?.rfcPago ?? '')
  const { send } = useSetInvoiceReceiver({
    saved: ({ pago }) => texts.set(pago.factura ? fiscalLabel(pago.factura) : null),
  })
  const first = factura?.fiscalId ?? fiscals?.[0]?.id
  const chosen = picked === 'nobody' ? null : (picked ?? first ?? null)
  const save = async () => {
    if (payer.check()) return
    if (chosen === (factura?.fiscalId ?? null) && !payer.isChanged && !entrega) return onClose()
    const replaces = entrega !== null && chosen !== null
    const { answer, error } = await send({
      id,
      fiscalId: chosen,
      ...(replaces ? { sustituir: true } : {}),
      ...(payer.isChanged && chosen !== null ? { rfcPago: payer.rfc || null } : {}),
    })
    if (error?.campos?.['rfcPago']) payer.setProblem(error.campos['rfcPago'])
    if (!answer) return
    onClose()
    onSaved?.(answer.pago)
  }
  return (
    <>
      <FormDialog
        title={`¿A quién se factura el folio ${folioLabel(folio)}?`}
        dirty={picked !== null || payer.isChanged}
        waits={fiscals === undefined || (entrega !== null && chosen === null)}
        onSubmit={save}
        onClose={onClose}
      >
        {entrega && (
          <InfoPanel
            tone="warning"
            title={`Este pago ya está en la global del ${formatDate(entrega.fecha)}: la próxima entrega dice qué renglón se sustituye.`}
          />
        )}
        {fiscals?.length === 0 && <Quiet as="p">Esta familia todavía no tiene datos de facturación.</Quiet>}
        <SelectInput
          label="Factura a"
          emptyLabel="Nadie: va en la factura global"
          options={(fiscals ?? []).map((each) => ({ value: each.id, label: fiscalLabel(each) }))}
          value={chosen ?? ''}
          onChange={({ target }) => setPicked(target.value === '' ? 'nobody' : Number(target.value))}
        />
        {chosen !== null && (
          <UppercaseInput
            label="RFC de quien pagó, si es otro"
            hint="Va en el complemento de la colegiatura, solo si pagó otra persona"
            maxLength={40}
            value={payer.rfc}
            error={payer.problem}
            onChange={({ target }) => payer.setRfc(target.value)}
          />
        )}
        {mayAdd && of && (
          <Add startIcon={<Icon name="add" />} onClick={() => setAdding(true)}>
            {texts.add}
          </Add>
        )}
      </FormDialog>
      {adding && of && (
        <FiscalDialog
          of={of}
          fiscal={null}
          all={fiscals ?? []}
          onClose={() => setAdding(false)}
          onSaved={(fiscal) => setPicked(fiscal.id)}
        />
      )}
    </>
  )
}
