import { styled } from '@mui/material/styles'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import type { CycleValues } from '../cycle.values'
import { previewLines } from '../cycle.preview'
import { texts } from '../cycles.texts'

const Panel = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  gridColumn: '1 / -1',
  padding: spacing(1.5, 2, 2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  '& > h3': { ...typography.body2, margin: spacing(0, 0, 0.5), color: vars.palette.text.secondary },
  '& p': { margin: spacing(0.25, 0) },
  '& p:first-of-type': { fontWeight: 650 },
  '& .error': { color: vars.palette.error.main },
}))

/** What the chosen months, day, discount and recargo come to, while typing. */
export function TuitionPreview({ control }: { control: Control<CycleValues> }) {
  const values = useWatch({ control }) as CycleValues
  const { errors } = useFormState({ control })
  const lines = previewLines(values)
  // Months outside of the dates belong to no single field of a published scheme.
  const problem = values.esquema === 'ELEGIDOS' ? undefined : errors.meses?.message
  return (
    <Panel aria-live="polite">
      <h3>{texts.preview}</h3>
      {lines.map((line) => (
        <p key={line} className={line === problem ? 'error' : ''}>
          {line}
        </p>
      ))}
    </Panel>
  )
}
