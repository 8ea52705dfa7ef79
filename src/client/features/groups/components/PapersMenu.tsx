import Button from '@mui/material/Button'
import { useState } from 'react'
import { isoMonth } from '@contract/domain/dates'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { monthsBetween } from '@contract/domain/months'
import {
  GROUP_PAPER_KINDS,
  GROUP_PAPERS,
  monthWords,
  proposedMonth,
  type GroupPaper,
} from '@contract/groupPapers/groupPapers.rules'
import type { Group } from '@contract/groups/groups.schemas'
import { today } from '../../../state/clock/schoolClock'
import { askGroupPaper } from '../../../state/groupPapers/groupPapers.api'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Icon } from '../../../ui/icons/Icon'
import { ActionMenu, useMenu } from '../../../ui/list/ActionMenu'
import { useOpenDocument } from '../../../write/useOpenDocument'

interface PapersProps {
  cycle: Cycle
  group: Group
}

interface AttendanceDialogProps extends PapersProps {
  onOpen: (mes: string) => Promise<boolean>
  onClose: () => void
}

function AttendanceDialog({ cycle, group, onOpen, onClose }: AttendanceDialogProps) {
  const [mes, setMes] = useState(() => proposedMonth(cycle, today()))
  const options = monthsBetween(cycle.fecha_inicio, cycle.fecha_fin).map((month) => {
    const value = isoMonth(month)
    return { value, label: monthWords(value) }
  })
  return (
    <FormDialog
      size="xs"
      title={`Lista de asistencia del grupo ${group.nombre}`}
      submitLabel="Abrir"
      onSubmit={async () => {
        if (await onOpen(mes)) onClose()
      }}
      onClose={onClose}
    >
      <SelectInput
        label="Mes"
        options={options}
        value={mes}
        onChange={({ target }) => setMes(target.value)}
      />
    </FormDialog>
  )
}

export function PapersMenu({ cycle, group }: PapersProps) {
  const { button, menu } = useMenu()
  const [asksMonth, setAsksMonth] = useState(false)
  const open = useOpenDocument('No se pudo abrir el documento')
  const openPaper = (cual: GroupPaper, mes?: string) =>
    open((dispatch) => dispatch(askGroupPaper({ id: group.id, cual, ...(mes ? { mes } : {}) })))
  const papers = GROUP_PAPER_KINDS.map((cual) => ({
    label: GROUP_PAPERS[cual],
    icon: 'file' as const,
    onClick: () => (cual === 'lista' ? setAsksMonth(true) : void openPaper(cual)),
  }))
  const roll = { label: 'Lista para anotar', icon: 'print' as const, onClick: () => window.print() }
  return (
    <>
      <Button {...button} variant="outlined" startIcon={<Icon name="print" />}>
        Papeles
      </Button>
      <ActionMenu {...menu} label={`Papeles del grupo ${group.nombre}`} actions={[...papers, roll]} />
      {asksMonth && (
        <AttendanceDialog
          cycle={cycle}
          group={group}
          onOpen={(mes) => openPaper('lista', mes)}
          onClose={() => setAsksMonth(false)}
        />
      )}
    </>
  )
}
