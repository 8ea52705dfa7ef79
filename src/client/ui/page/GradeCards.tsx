import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { GRADES, gradeLabel, type Grade } from '@contract/domain/grades'
import { Icon } from '../icons/Icon'

export interface GradeCardsProps {
  to: (grade: Grade) => string
  /** A line under the grade's name. */
  detail: (grade: Grade) => ReactNode
}

const Cards = styled('ul')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    justifyItems: 'start',
    gap: spacing(1),
    padding: spacing(3),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { borderColor: vars.palette.primary.main },
    '& svg': { color: vars.palette.primary.main },
  },
  '& strong': { ...typography.h2 },
  '& small': { ...typography.body2, color: vars.palette.text.secondary },
}))

/** The choice between PREESCOLAR and PRIMARIA. */
export function GradeCards({ to, detail }: GradeCardsProps) {
  return (
    <Cards>
      {GRADES.map((grade) => (
        <li key={grade}>
          <Link to={to(grade)}>
            <Icon name={grade === 'PREESCOLAR' ? 'family' : 'school'} size={32} />
            <strong>{gradeLabel(grade)}</strong>
            <small>{detail(grade)}</small>
          </Link>
        </li>
      ))}
    </Cards>
  )
}
