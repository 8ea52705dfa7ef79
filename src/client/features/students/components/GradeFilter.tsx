import { styled } from '@mui/material/styles'
import { GRADES, gradeLabel, isGrade, type Grade } from '@contract/domain/grades'

interface GradeFilterProps {
  value: Grade | null
  onChange: (grade: Grade | null) => void
}

const Frame = styled('label')(({ theme: { vars, spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(1),
  color: vars.palette.text.secondary,
  '& > select': {
    height: 40,
    paddingInline: spacing(1),
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    font: 'inherit',
    cursor: 'pointer',
  },
  '& > select:focus-visible': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -1 },
}))

/** Which level a list shows; beside its search box. */
export function GradeFilter({ value, onChange }: GradeFilterProps) {
  return (
    <Frame>
      Grado
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(isGrade(target.value) ? target.value : null)}
      >
        <option value="">Todos</option>
        {GRADES.map((grade) => (
          <option key={grade} value={grade}>
            {gradeLabel(grade)}
          </option>
        ))}
      </select>
    </Frame>
  )
}
