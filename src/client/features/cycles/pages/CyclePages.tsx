import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { enrolledCount } from '@contract/cycles/cycles.rules'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { openingsRoutes } from '@contract/openings/openings.routes'
import * as paths from '@contract/domain/screenPaths'
import { useCurrentCycle, useCycles } from '../../../state/cycles/cycles.selectors'
import { CycleGate } from '../../../ui/page/CycleGate'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { useUpdateCycle, useDeleteCycle } from '../../../state/cycles/cycles.writes'
import { useMay } from '../../../state/session/useMay'
import { useMayCall } from '../../../state/session/useMayCall'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { paper, Row } from '../../../ui/layout/layout'
import type { Crumb } from '../../../ui/page/Breadcrumb'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Page } from '../../../ui/page/Page'
import { RecordActions } from '../../../ui/page/RecordActions'
import { StatusChip } from '../../../ui/page/StatusChip'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { texts, WHEN } from '../cycles.texts'
import { tuitionFacts } from '../tuitionFacts'
import { EditCycleDialog } from '../components/EditCycleDialog'

interface DeleteCycleDialogProps {
  cycle: Cycle
  onClose: () => void
  onDeleted: () => void
}

/** A cycle with pupils cannot be deleted; for anything else that depends on it the server refuses. */
function DeleteCycleDialog({ cycle, onClose, onDeleted }: DeleteCycleDialogProps) {
  const { send } = useDeleteCycle()
  const count = enrolledCount(cycle)
  return (
    <DeleteDialog
      title={`¿Eliminar el ciclo ${cycle.name}?`}
      text="Se van sus meses y su cuestionario sin respuestas. Solo se puede mientras nadie esté inscrito y no tenga cargos, grupos ni becas."
      hindered={
        count > 0 && {
          title: `El ciclo ${cycle.name} no se puede eliminar`,
          text: count === 1 ? 'Hay 1 alumno inscrito en él.' : `Hay ${count} alumnos inscritos en él.`,
        }
      }
      onDelete={() => send({ id: cycle.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}

const Panel = styled('section')(({ theme, theme: { vars, spacing, typography, breakpoints } }) => ({
  padding: spacing(3),
  ...paper(theme),
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: spacing(3),
    margin: spacing(3, 0, 0),
  },
  [breakpoints.up('sm')]: { '& .sentence': { gridColumn: 'span 2' } },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { margin: spacing(0.5, 0, 0), fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}))

const rows = (cycle: Cycle) =>
  [
    ['Inicio', formatDate(cycle.fecha_inicio)],
    ['Fin', formatDate(cycle.fecha_fin)],
    ['Inscritos en preescolar', cycle.inscritos?.PREESCOLAR],
    ['Inscritos en primaria', cycle.inscritos?.PRIMARIA],
    [texts.fields.costo_inscripcion, <MoneyText key="i" pesos={cycle.costo_inscripcion} />],
    [texts.fields.costo_material, <MoneyText key="m" pesos={cycle.costo_material} />],
    [texts.fields.mensualidad_preescolar, <MoneyText key="pe" pesos={cycle.mensualidad_preescolar} />],
    [texts.fields.mensualidad_primaria, <MoneyText key="pr" pesos={cycle.mensualidad_primaria} />],
  ] as const

export function CycleSummary({ cycle }: { cycle: Cycle }) {
  const { vigencia, inscripciones_abiertas } = cycle
  return (
    <Panel aria-label={`Ciclo ${cycle.name}`}>
      <div className="chips">
        {vigencia && (
          <StatusChip tone={vigencia === 'EN_CURSO' ? 'success' : 'info'} label={WHEN[vigencia]} />
        )}
        <StatusChip
          tone={inscripciones_abiertas ? 'success' : 'warning'}
          label={inscripciones_abiertas ? texts.opened : texts.closed}
        />
      </div>
      <dl>
        {rows(cycle).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
        {tuitionFacts(cycle).map(({ term, text, wide }) => (
          <div key={term} className={wide ? 'sentence' : ''}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** Opens at once; closing asks first, because it stops colleagues in the middle of an enrolment. */
function EnrolmentSwitch({ cycle }: { cycle: Cycle }) {
  const [asking, setAsking] = useState(false)
  const isOpen = cycle.inscripciones_abiertas
  const saved = `Ciclo ${cycle.name}: ${isOpen ? texts.closed : texts.opened}`
  const { send, busy } = useUpdateCycle({ saved })

  const change = async () => {
    await send({ id: cycle.id, inscripciones_abiertas: !isOpen })
    setAsking(false)
  }

  return (
    <>
      <BusyButton
        type="button"
        variant="outlined"
        busy={busy}
        onClick={() => (isOpen ? setAsking(true) : void change())}
      >
        {isOpen ? texts.close : 'Abrir inscripciones'}
      </BusyButton>
      <ConfirmDialog
        open={asking}
        title={`¿${texts.close}?`}
        text={`Nadie más podrá inscribirse en el ciclo ${cycle.name} hasta que las abras de nuevo.`}
        confirmLabel={texts.close}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

const Apart = styled(Row)(({ theme: { spacing } }) => ({ marginBlock: spacing(1) }))

function OpeningOffer({ cycle }: { cycle: Cycle }) {
  const mayOpen = useMayCall(openingsRoutes.create)
  if (cycle.vigencia !== 'EN_CURSO' || enrolledCount(cycle) > 0 || !mayOpen) return null
  return (
    <InfoPanel
      title="¿La escuela ya va a medio ciclo?"
      text="La apertura inscribe a todos desde tu Excel, con los meses que ya pagaron y lo que deben, sin generar recibos."
    >
      <Apart>
        <Button variant="outlined" component={Link} to={`${paths.opening}?ciclo=${cycle.id}`}>
          Hacer la apertura
        </Button>
      </Apart>
    </InfoPanel>
  )
}

function CycleView({ cycle, breadcrumb }: { cycle: Cycle; breadcrumb?: readonly Crumb[] }) {
  const may = useMay()
  const canUpdate = may(cyclesRoutes.update.access)
  const canCreate = may(cyclesRoutes.create.access)
  const canDelete = may(cyclesRoutes.delete.access)
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const navigate = useNavigate()
  return (
    <Page
      title={`Ciclo ${cycle.name}`}
      subtitle={breadcrumb ? texts.cycle : texts.current}
      breadcrumb={breadcrumb}
      action={
        <RecordActions
          onDelete={canDelete && (() => setOpen('delete'))}
          onEdit={canUpdate && (() => setOpen('edit'))}
        >
          {canCreate && (
            <Button component={Link} to={`${paths.newCycle}?de=${cycle.id}`}>
              Copiar
            </Button>
          )}
          {canUpdate && <EnrolmentSwitch cycle={cycle} />}
        </RecordActions>
      }
    >
      <CycleSummary cycle={cycle} />
      <OpeningOffer cycle={cycle} />
      {open === 'edit' && <EditCycleDialog cycle={cycle} onClose={close} />}
      {open === 'delete' && (
        <DeleteCycleDialog cycle={cycle} onClose={close} onDeleted={() => void navigate(paths.cycles)} />
      )}
    </Page>
  )
}

const CRUMBS = [{ label: texts.list, to: paths.cycles }]

/** No call returns one cycle, so it is taken from the list. */
export function CyclePage() {
  const id = useIdParam('ciclo')
  const { rows, error, ...source } = useCycles(undefined)
  const row = rows?.find((cycle) => cycle.id === id) ?? (rows || id === null ? null : undefined)
  return (
    <DetailScreen
      source={{ ...source, row, error: error === undefined ? undefined : { message: error } }}
      title={texts.cycle}
      unknown="No existe este ciclo escolar"
      breadcrumb={CRUMBS}
    >
      {(cycle) => <CycleView key={cycle.id} cycle={cycle} breadcrumb={CRUMBS} />}
    </DetailScreen>
  )
}

export function CurrentCyclePage() {
  return (
    <CycleGate title={texts.current} current={useCurrentCycle()}>
      {(cycle) => <CycleView key={cycle.id} cycle={cycle} />}
    </CycleGate>
  )
}
