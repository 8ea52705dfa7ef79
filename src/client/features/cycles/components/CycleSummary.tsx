import { styled } from '@mui/material/styles'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { lateFeeLabel } from '@contract/tuition/lateFees.rules'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip } from '../../../ui/page/StatusChip'
import { monthsLine } from '../cycle.preview'
import { texts, WHEN } from '../cycles.texts'

const Panel = styled('section')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  padding: spacing(3),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& .chips': { display: 'flex', flexWrap: 'wrap', gap: spacing(1) },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    gap: spacing(3),
    margin: spacing(3, 0, 0),
  },
  // A sentence, not a figure.
  [breakpoints.up('sm')]: { '& .sentence': { gridColumn: 'span 2' } },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { margin: spacing(0.5, 0, 0), fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}))

/** What the school's existing server does not know is left out. */
const tuitionRows = ({ meses, dia_limite, descuento_anual, recargo }: Cycle) =>
  meses
    ? ([
        [texts.tuition, monthsLine(meses, dia_limite)],
        [texts.fields.descuento_anual, descuento_anual ? `${descuento_anual} %` : 'Sin descuento'],
        [texts.fields.recargo, recargo ? lateFeeLabel(recargo, formatPesos) : texts.lateFees.NINGUNO],
      ] as const)
    : []

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

/** Everything a school asks about its current cycle, on one card. */
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
        {[...rows(cycle), ...tuitionRows(cycle)].map(([term, value]) => (
          <div key={term} className={term === texts.tuition ? 'sentence' : ''}>
            <dt>{term}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
