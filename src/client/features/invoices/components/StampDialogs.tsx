import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatPesos } from '@contract/domain/money'
import {
  CANCEL_MOTIVE_LABELS,
  CANCEL_MOTIVES,
  cancellationProblems,
  rejectionProblem,
  type CancelMotive,
} from '@contract/invoices/stamped.rules'
import type { Ending } from '@contract/invoices/stamped.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { useSetCancellation, useSetStampState, type InvoiceRow } from '../../../state/invoices/invoices.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { Quiet, Stack } from '../../../ui/layout/layout'

export function RejectDialog({ row, onClose }: { row: InvoiceRow; onClose: () => void }) {
  const [motivo, setMotivo] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { send } = useSetStampState({ saved: 'Quedó como rechazada' })
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

interface Said {
  readonly motivo: CancelMotive | ''
  readonly sustituye: string
}

const saidOf = ({ cancelacion }: Ending): Said => ({
  motivo: cancelacion?.motivo ?? '',
  sustituye: cancelacion?.sustituye ? folioLabel(cancelacion.sustituye) : '',
})

const bodyOf = ({ motivo, sustituye }: Said) =>
  motivo === '' ? null : { motivo, sustituye: motivo === '01' ? Number(sustituye) || null : null }

interface MotiveProps {
  ending: Ending
  said: Said
  problem: string | undefined
  onChange: (said: Said) => void
}

function Motive({ ending: { pago, de, total, uuid, en_global }, said, problem, onChange }: MotiveProps) {
  const folio = folioLabel(pago.folio)
  const motives = CANCEL_MOTIVES.filter((each) => each !== '04' || en_global)
  return (
    <Stack gap={1}>
      <div style={{ overflowWrap: 'anywhere' }}>
        <strong>{`${folio} · ${de} · ${formatPesos(total)}`}</strong>
        <Quiet as="div">{uuid ?? 'Todavía sin timbrar, hasta donde se sabe'}</Quiet>
      </div>
      <SelectInput
        label={`Motivo del folio ${folio}`}
        emptyLabel="Todavía no se sabe"
        options={motives.map((value) => ({ value, label: CANCEL_MOTIVE_LABELS[value] }))}
        value={said.motivo}
        onChange={({ target }) => onChange({ ...said, motivo: target.value as Said['motivo'] })}
      />
      {said.motivo === '01' && (
        <TextInput
          label={`Folio que sustituye al ${folio}`}
          inputMode="numeric"
          maxLength={9}
          required
          value={said.sustituye}
          error={problem}
          onChange={({ target }) => onChange({ ...said, sustituye: target.value.replace(/\D/g, '') })}
        />
      )}
    </Stack>
  )
}

const isSame = (a: Said, b: Said): boolean => a.motivo === b.motivo && a.sustituye === b.sustituye

function MotivesDialog({ endings, onClose }: { endings: readonly Ending[]; onClose: () => void }) {
  const [said, setSaid] = useState<ReadonlyMap<number, Said>>(new Map())
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const { send } = useSetCancellation()
  const nowOf = (ending: Ending): Said => said.get(ending.pago.id) ?? saidOf(ending)
  const changed = endings.filter((each) => !isSame(nowOf(each), saidOf(each)))
  const save = async () => {
    const wrong = new Map<number, string>()
    for (const each of changed) {
      const body = bodyOf(nowOf(each))
      if (!body) continue
      const problem = cancellationProblems(body)['sustituye']
      const refused = problem ?? (await send({ id: each.pago.id, ...body })).error?.campos?.['sustituye']
      if (refused) wrong.set(each.pago.id, refused)
    }
    setProblems(wrong)
    if (wrong.size === 0) onClose()
  }
  return (
    <FormDialog
      title="Por qué se cancelan"
      text="El SAT pide el motivo de cada cancelación; la próxima entrega lo lleva."
      dirty={changed.length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      {endings.map((each) => (
        <Motive
          key={each.pago.id}
          ending={each}
          said={nowOf(each)}
          problem={problems.get(each.pago.id)}
          onChange={(next) => setSaid(new Map([...said, [each.pago.id, next]]))}
        />
      ))}
    </FormDialog>
  )
}

export function CancelMotives({ endings }: { endings: readonly Ending[] }) {
  const [isOpen, setOpen] = useState(false)
  const cancelled = endings.filter(({ tipo }) => tipo === 'CANCELADA')
  if (cancelled.length === 0) return null
  const open = cancelled.filter(({ cancelacion }) => !cancelacion).length
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {open > 0 ? 'Decir el motivo ante el SAT' : 'Ver los motivos ante el SAT'}
      </Button>
      {isOpen && <MotivesDialog endings={cancelled} onClose={() => setOpen(false)} />}
    </>
  )
}
