import { useCallback, useState } from 'react'
import { CORRECTED_WORDS, CORRECTION_STATES, rejectionProblem } from '@contract/corrections/corrections.rules'
import type { Correction } from '@contract/corrections/corrections.schemas'
import { onlyProblems } from '@contract/domain/campos'
import { momentText } from '../../../state/clock/schoolClock'
import {
  useAcceptCorrection,
  useCorrections,
  useRejectCorrection,
} from '../../../state/corrections/corrections.api'
import { ON_OPENING } from '../../../state/core/reads'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { Bound } from '../../../ui/fields/Bound'
import { TextInput } from '../../../ui/fields/TextInput'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { useFilters } from '../../../ui/list/useFilters'
import { StatusChip } from '../../../ui/page/StatusChip'
import { useDialogForm } from '../../../write/useDialogForm'

const LABELS: Readonly<Record<Correction['estado'], string>> = {
  PROPUESTA: 'Por revisar',
  ACEPTADA: 'Aceptada',
  RECHAZADA: 'Rechazada',
}
const TONES = { PROPUESTA: 'warning', ACEPTADA: 'success', RECHAZADA: 'neutral' } as const

const askedChanges = ({ cambios }: Correction): string =>
  cambios.map(({ campo, propuesto }) => `${CORRECTED_WORDS[campo]}: ${propuesto}`).join(' · ')
const current = ({ estado, cambios }: Correction): string | null =>
  estado === 'PROPUESTA' ? `Hoy: ${cambios.map(({ actual }) => actual ?? 'nada').join(' · ')}` : null
const decision = ({ usuario, decidida, motivo }: Correction): string | null =>
  decidida === null
    ? null
    : [`${usuario ?? 'usuario eliminado'}, ${momentText(decidida)}`, motivo].filter(Boolean).join(': ')

const list = {
  title: 'Correcciones de familias',
  noun: { one: 'corrección', many: 'correcciones' },
  searchText: (row) => `${row.padre.nombre} ${askedChanges(row)}`,
  searchLabel: 'Buscar por padre o por lo que pide',
  sortBy: { padre: ({ padre }) => padre.nombre, enviada: ({ enviada }) => enviada },
  columns: [
    {
      key: 'padre',
      header: 'Padre',
      sortable: true,
      clip: true,
      name: true,
      cell: ({ padre }) => padre.nombre,
      under: ({ enviada }) => momentText(enviada),
    },
    {
      key: 'pide',
      header: 'Lo que pide',
      wraps: true,
      cell: askedChanges,
      under: current,
      exported: askedChanges,
    },
    {
      key: 'estado',
      header: 'Estado',
      cell: ({ estado }) => <StatusChip tone={TONES[estado]} label={LABELS[estado]} />,
      under: decision,
      exported: ({ estado }) => LABELS[estado],
    },
  ],
  empty: {
    icon: 'check',
    title: 'Nada por revisar',
    text: 'Aquí llega lo que una familia pide cambiar desde su página: teléfono, correo o dirección.',
  },
} satisfies ListOf<Correction>

const problems = ({ motivo }: { motivo: string }) => onlyProblems({ motivo: rejectionProblem(motivo) })

function RejectDialog({
  correction: { id, padre },
  onClose,
}: {
  correction: Correction
  onClose: () => void
}) {
  const { control, dialog } = useDialogForm({
    draftName: `rechazar corrección ${id}`,
    values: { motivo: '' },
    problems,
    write: useRejectCorrection,
    onClose,
    body: ({ motivo }: { motivo: string }) => ({ id, motivo: motivo.trim() }),
  })
  return (
    <FormDialog {...dialog} title={`Rechazar lo que pide ${padre.nombre}`} submitLabel="Rechazar">
      <Bound control={control} name="motivo">
        {(field) => <TextInput {...field} label="Por qué no se acepta" maxLength={300} required />}
      </Bound>
    </FormDialog>
  )
}

function Decide({ row, onReject }: { row: Correction; onReject: (row: Correction) => void }) {
  const { send, busy } = useAcceptCorrection()
  if (row.estado !== 'PROPUESTA') return null
  return (
    <RowActions
      of={row.padre.nombre}
      actions={[
        { icon: 'check', label: 'Aceptar', onClick: () => void (busy || send({ id: row.id })) },
        { icon: 'close', label: 'Rechazar', onClick: () => onReject(row) },
      ]}
    />
  )
}

const FILTERS = ['estado'] as const
const ALL = 'TODAS'
const OTHERS = [
  { value: 'ACEPTADA', label: 'Aceptadas' },
  { value: 'RECHAZADA', label: 'Rechazadas' },
  { value: ALL, label: 'Todas' },
]

const askedFor = (value: string): { estado?: Correction['estado'] } => {
  if (value === ALL) return {}
  return { estado: CORRECTION_STATES.find((each) => each === value) ?? 'PROPUESTA' }
}

export function CorrectionsPage() {
  const { values, change } = useFilters(FILTERS)
  const [rejected, setRejected] = useState<Correction | null>(null)
  const rowActions = useCallback((row: Correction) => <Decide row={row} onReject={setRejected} />, [])
  return (
    <>
      <ListScreen
        {...list}
        source={useCorrections(askedFor(values.estado), ON_OPENING)}
        filters={
          <FilterSelect
            label="Estado"
            allLabel="Por revisar"
            options={OTHERS}
            value={values.estado}
            onChange={(estado) => change({ estado })}
          />
        }
        rowActions={rowActions}
      />
      {rejected && <RejectDialog correction={rejected} onClose={() => setRejected(null)} />}
    </>
  )
}
