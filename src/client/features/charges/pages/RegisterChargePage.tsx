import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { chargesRoutes } from '@contract/charges/charges.routes'
import type { Charge } from '@contract/charges/charges.schemas'
import { isIsoDate } from '@contract/domain/dateMath'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { useCancelCharges } from '../../../state/charges/charges.writes'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useMay } from '../../../state/session/useMay'
import { CycleGate } from '../../../ui/page/CycleGate'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { Totals } from '../../../ui/payments/Totals'
import { CancelForReason } from '../../../write/money/CancelForReason'
import { deskOf, useMayCollect } from '../../../write/money/deskAddress'
import { texts } from '../charges.texts'
import { ChargeForm } from '../components/ChargeForm'
import { partIn } from '../../../ui/browser/parts'

const pendingAddress = (charges: readonly Charge[]): string => {
  const [first] = charges
  if (!first) return paths.pendingCharges
  const params = new URLSearchParams({
    q: charges.length === 1 ? first.alumno.numero_control : first.descripcion,
    ...(charges.length > 1 && isIsoDate(first.fecha) ? { desde: first.fecha, hasta: first.fecha } : {}),
  })
  return `${paths.pendingCharges}?${params}`
}

interface ChargesMadeProps {
  charges: readonly Charge[]
  canList: boolean
  onAnother: () => void
}

const Names = styled('ul')(({ theme: { vars, spacing } }) => ({
  columns: '280px',
  columnGap: spacing(4),
  margin: `${spacing(2)} 0`,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': { padding: spacing(0.5, 0), breakInside: 'avoid' },
  '& small': { color: vars.palette.text.secondary },
}))

const Buttons = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
}))

/** Names every charged pupil, so that a forgotten one is noticed. */
function ChargesMade({ charges, canList, onAnother }: ChargesMadeProps) {
  const [first] = charges
  const lote = first?.lote ?? null
  const canUndo = useMay()(chargesRoutes.cancelBatch.access)
  const [undoing, setUndoing] = useState(false)
  const mayCollect = useMayCollect()
  const payAddress =
    first && charges.length === 1 && mayCollect
      ? deskOf({ alumnoId: first.alumno.id }, [`cargo-${first.id}`])
      : pendingAddress(charges)
  const buttons = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone, so the next action gets it.
  useEffect(() => partIn(buttons.current, 'press')?.focus(), [])
  const each = first ? `${first.descripcion} · ${formatPesos(first.monto_pagar)} cada uno` : ''
  return (
    <Section
      title={countText(charges.length, 'cargo registrado', 'cargos registrados')}
      text={charges.length === 1 ? first?.descripcion : each}
    >
      <Totals items={[[texts.total, sumPesos(charges.map(({ monto_pagar }) => monto_pagar))]]} />
      <Names aria-label={texts.chosen}>
        {charges.map(({ id, alumno }) => (
          <li key={id}>
            {alumno.nombre} <small>{alumno.numero_control}</small>
          </li>
        ))}
      </Names>
      <Buttons ref={buttons}>
        {canList && (
          <Button variant="contained" component={Link} to={payAddress}>
            {charges.length === 1 ? 'Cobrar ahora' : 'Ver en pendientes'}
          </Button>
        )}
        <Button variant="outlined" onClick={onAnother}>
          Registrar otro cargo
        </Button>
        {canUndo && lote !== null && (
          <Button color="error" onClick={() => setUndoing(true)}>
            {texts.undo(charges.length)}
          </Button>
        )}
      </Buttons>
      {undoing && lote !== null && (
        <CancelForReason
          write={useCancelCharges}
          id={lote}
          title={charges.length === 1 ? '¿Deshacer este cargo?' : `¿Deshacer los ${charges.length} cargos?`}
          text={`Nadie deberá «${first?.descripcion ?? ''}». Los cargos no se borran: quedan en «Cargos cancelados» con el motivo y tu nombre.`}
          submitLabel={texts.undo(charges.length)}
          done={{ title: 'Cargos deshechos', text: first?.descripcion ?? '' }}
          onClose={(done) => {
            setUndoing(false)
            if (done) onAnother()
          }}
        />
      )}
    </Section>
  )
}

const CRUMBS = [{ label: texts.pending, to: paths.pendingCharges }]

export function RegisterChargePage() {
  const [made, setMade] = useState<readonly Charge[] | null>(null)
  const canList = useMay()(chargesRoutes.listPending.access)
  return (
    <CycleGate title={texts.register} current={useCurrentCycle()}>
      {(cycle) => (
        <Page
          title={texts.register}
          subtitle={`Ciclo ${cycle.name}`}
          {...(canList ? { breadcrumb: CRUMBS } : {})}
        >
          {made ? (
            <ChargesMade charges={made} canList={canList} onAnother={() => setMade(null)} />
          ) : (
            <ChargeForm key={cycle.id} cycle={cycle} onMade={setMade} />
          )}
        </Page>
      )}
    </CycleGate>
  )
}
