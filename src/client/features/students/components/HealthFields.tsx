import { styled } from '@mui/material/styles'
import type { Control, FieldValues } from 'react-hook-form'
import { MAX_HEALTH_TEXT } from '@contract/students/health.rules'
import { Bound } from '../../../ui/fields/Bound'
import { ListEditor } from '../../../ui/fields/ListEditor'
import type { HealthValues } from '../student.values'
import { texts } from '../students.texts'

/** Two halves: a description is longer than a name. */
const Halves = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: spacing(2),
}))

/** Allergies and illnesses, one by one; part of any form that holds them. */
export function HealthFields<Values extends FieldValues & HealthValues>(props: { control: Control<Values> }) {
  // A control promises to write every field of its form; here only these two are written.
  const control = props.control as unknown as Control<HealthValues>
  return (
    <Halves>
      {(['alergias', 'enfermedades'] as const).map((name) => (
        <Bound key={name} control={control} name={name}>
          {({ value, error, onChange }) => (
            <ListEditor
              values={value}
              error={error}
              onChange={onChange}
              label={texts.fields[name]}
              maxLength={MAX_HEALTH_TEXT}
            />
          )}
        </Bound>
      ))}
    </Halves>
  )
}
