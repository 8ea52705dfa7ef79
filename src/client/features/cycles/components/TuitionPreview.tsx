import { styled } from '@mui/material/styles'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import type { CycleValues } from '../cycle.values'
import { previewLines } from '../cycle.preview'

const Panel = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  gridColumn: '1 / -1',
  padding: spacing(1.5, 2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.action.hover,
  fontSize: typography.pxToRem(14),
  fontVariantNumeric: 'tabular-nums',
  '& p': { margin: spacing(0.25, 0) },
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
      {lines.map((line) => (
        <p key={line} className={line === problem ? 'error' : ''}>
          {line}
        </p>
      ))}
    </Panel>
  )
}
