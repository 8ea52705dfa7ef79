import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { GRADES, gradeLabel, type Grade } from '@contract/domain/grades'
import { Icon } from '../icons/Icon'
import { paper, Tiles } from '../layout/layout'

export interface GradeCardsProps {
  to: (grade: Grade) => string
  /** A line under the grade's name. */
  detail: (grade: Grade) => ReactNode
}

const Choice = styled(Link)(({ theme, theme: { vars, spacing, typography } }) => ({
  ...paper(theme),
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1),
  padding: spacing(3),
  color: vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: vars.palette.primary.main },
  '& svg': { color: vars.palette.primary.main },
  '& strong': { ...typography.h2 },
  '& small': { ...typography.body2, color: vars.palette.text.secondary },
}))

/** The choice between PREESCOLAR and PRIMARIA. */
export function GradeCards({ to, detail }: GradeCardsProps) {
  return (
    <Tiles as="ul" stretch>
      {GRADES.map((grade) => (
        <li key={grade}>
          <Choice to={to(grade)}>
            <Icon name={grade === 'PREESCOLAR' ? 'family' : 'school'} size={32} />
            <strong>{gradeLabel(grade)}</strong>
            <small>{detail(grade)}</small>
          </Choice>
        </li>
      ))}
    </Tiles>
  )
}
