import { styled } from '@mui/material/styles'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import { type CyclePart, meaningOf } from '../cycle.preview'
import { useSchool } from '../../../state/school/school.selectors'
import type { CycleValues } from '../cycle.values'

const Panel = styled('div')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(2),
  padding: spacing(1.25, 2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  '&:empty': { display: 'none' },
  '& p': { margin: 0 },
  '& .error': { color: vars.palette.error.main },
}))

/** What a part of the form means in pesos for pupils of the school, updated while typing. */
export function Meaning({ control, part }: { control: Control<CycleValues>; part: CyclePart }) {
  const values = useWatch({ control }) as CycleValues
  const { errors } = useFormState({ control })
  // With a published scheme the months have no field of their own, so an error about them shows here.
  const problem = values.esquema === 'ELEGIDOS' ? undefined : errors.meses?.message
  const line = meaningOf(part, values, useSchool().row?.dias_inhabiles)
  return <Panel aria-live="polite">{line && <p className={line === problem ? 'error' : ''}>{line}</p>}</Panel>
}
