import { styled } from '@mui/material/styles'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'

const Card = styled('section')(({ theme: { vars, spacing, typography } }) => ({
  padding: spacing(3),
  borderRadius: vars.shape.borderRadius,
  border: `1px solid ${vars.palette.divider}`,
  borderLeft: `4px solid ${vars.palette.primary.main}`,
  background: vars.palette.background.paper,
  '& h2': { ...typography.h2, margin: 0 },
  '& p': { margin: spacing(0.5, 0, 0), color: vars.palette.text.secondary },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: spacing(2, 5), margin: spacing(2, 0, 0) },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { ...typography.h2, margin: 0, fontVariantNumeric: 'tabular-nums' },
}))

const WHEN = { EN_CURSO: 'En curso', PROXIMO: 'Próximo a iniciar', TERMINADO: 'Terminado' } as const

/** The current cycle at a glance. */
export function CurrentCycleCard({ cycle }: { cycle: Cycle }) {
  const { name, fecha_inicio, fecha_fin, vigencia, inscritos, inscripciones_abiertas } = cycle
  return (
    <Card aria-label="Ciclo escolar actual">
      <h2>Ciclo {name}</h2>
      <p>
        {vigencia ? `${WHEN[vigencia]} · ` : ''}
        {formatDate(fecha_inicio)} a {formatDate(fecha_fin)} ·{' '}
        {inscripciones_abiertas ? 'inscripciones abiertas' : 'inscripciones cerradas'}
      </p>
      {inscritos && (
        <dl>
          <div>
            <dt>Preescolar</dt>
            <dd>{inscritos.PREESCOLAR}</dd>
          </div>
          <div>
            <dt>Primaria</dt>
            <dd>{inscritos.PRIMARIA}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}
