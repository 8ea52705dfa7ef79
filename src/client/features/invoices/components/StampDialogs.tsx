import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatPesos } from '@contract/domain/money'
import { CANCEL_MOTIVES, cancellationProblems, rejectionProblem } from '@contract/invoices/stamped.rules'
import type { EndedInvoice } from '@contract/invoices/stamped.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useSetCancellation, useSetStampState, type InvoiceRow } from '../../../state/invoices/invoices.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { TextInput } from '../../../ui/fields/TextInput'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { motiveBody, SatMotive, type SaidMotive } from '../../../write/fiscal/SatMotive'

export function RejectDialog({ row, onClose }: { row: InvoiceRow; onClose: () => void }) {
  const [motivo, setMotivo] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { send } = useSetStampState()
  const save = async () => {
    const wrong = rejectionProblem(motivo)
    setProblem(wrong)
    if (wrong) return
    const { done } = await send({ id: row.id, estado: 'RECHAZADA', motivo: motivo.trim() })
    if (done) onClose()
  }
  return (
    <FormDialog
      title={`¿El PAC rechazó la factura del folio ${folioLabel(row.pago.folio)}?`}
      text={
        row.entrega?.tipo === 'GLOBAL'
          ? 'Está en una global: todos sus pagos quedan como rechazados.'
          : 'Después se regresa a la lista, se corrige y se entrega otra vez.'
      }
      dirty={motivo !== ''}
      submitLabel="Marcar como rechazada"
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        label="Por qué se rechazó"
        maxLength={300}
        required
        value={motivo}
        error={problem ?? undefined}
        onChange={({ target }) => setMotivo(target.value)}
      />
    </FormDialog>
  )
}

const saidOf = ({ cancelacion }: EndedInvoice): SaidMotive => ({
  motivo: cancelacion?.motivo ?? '',
  sustituye: cancelacion?.sustituye ? folioLabel(cancelacion.sustituye) : '',
})

interface MotiveProps {
  invoice: EndedInvoice
  motive: SaidMotive
  problem: string | undefined
  onChange: (motive: SaidMotive) => void
}

function Motive({ invoice: { pago, de, total, uuid, en_global }, ...motive }: MotiveProps) {
  const folio = folioLabel(pago.folio)
  return (
    <Stack gap={1}>
      <div style={{ overflowWrap: 'anywhere' }}>
        <strong>{`${folio} · ${de} · ${formatPesos(total)}`}</strong>
        <Quiet as="div">{uuid ?? 'Todavía sin timbrar, hasta donde se sabe'}</Quiet>
      </div>
      <SatMotive
        {...motive}
        label={`Motivo del folio ${folio}`}
        replacingLabel={`Folio que sustituye al ${folio}`}
        emptyLabel="Todavía no se sabe"
        motives={CANCEL_MOTIVES.filter((each) => each !== '04' || en_global)}
      />
    </Stack>
  )
}

const isSame = (a: SaidMotive, b: SaidMotive): boolean => a.motivo === b.motivo && a.sustituye === b.sustituye

function MotivesDialog({ invoices, onClose }: { invoices: readonly EndedInvoice[]; onClose: () => void }) {
  const [motives, setMotives] = useState<ReadonlyMap<number, SaidMotive>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const { send } = useSetCancellation()
  const { notify } = useNotice()
  const nowOf = (invoice: EndedInvoice): SaidMotive => motives.get(invoice.pago.id) ?? saidOf(invoice)
  const changed = invoices.filter((each) => !isSame(nowOf(each), saidOf(each)))
  const save = async () => {
    const wrong = new Map<number, string>()
    let refused = false
    for (const each of changed) {
      const body = motiveBody(nowOf(each))
      if (!body) continue
      const problem = cancellationProblems(body)['sustituye']
      const outcome = problem ? null : await send({ id: each.pago.id, ...body })
      const refusal = problem ?? outcome?.error?.campos?.['sustituye']
      if (refusal) wrong.set(each.pago.id, refusal)
      refused ||= outcome?.done !== true
      if (outcome?.answer?.aviso) notify({ title: outcome.answer.aviso, kind: 'warning' })
    }
    setProblems(wrong)
    if (!refused) onClose()
  }
  return (
    <FormDialog
      title="Por qué se cancelan"
      text="El SAT pide el motivo de cada cancelación; la próxima entrega lo lleva."
      dirty={changed.length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      {invoices.map((each) => (
        <Motive
          key={each.pago.id}
          invoice={each}
          motive={nowOf(each)}
          problem={problems.get(each.pago.id)}
          onChange={(next) => setMotives(new Map([...motives, [each.pago.id, next]]))}
        />
      ))}
    </FormDialog>
  )
}

export function CancelMotives({ invoices }: { invoices: readonly EndedInvoice[] }) {
  const [isOpen, setOpen] = useState(false)
  // Cancelled ones and those that lack a motive. A payment moved from the global invoice to one by name lacks none: it is always 04.
  const cancelled = invoices.filter(
    ({ tipo, falta_motivo, cancelacion }) => tipo === 'CANCELADA' || falta_motivo || cancelacion,
  )
  if (cancelled.length === 0) return null
  const open = cancelled.filter(({ cancelacion }) => !cancelacion).length
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {open > 0 ? 'Decir el motivo ante el SAT' : 'Ver los motivos ante el SAT'}
      </Button>
      {isOpen && <MotivesDialog invoices={cancelled} onClose={() => setOpen(false)} />}
    </>
  )
}
