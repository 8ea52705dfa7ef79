import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { GRADES, gradeLabel, type Grade, isGrade } from '@contract/domain/grades'
import { paper, Row } from '../layout/layout'
import type { Crumb } from './Breadcrumb'
import { DetailScreen } from './DetailScreen'

interface GradeOfAddressProps {
  menu: Crumb
  children: (grade: Grade) => ReactNode
}

export function GradeOfAddress({ menu, children }: GradeOfAddressProps) {
  const { grado = '' } = useParams()
  const grade = grado.toUpperCase()
  return (
    <DetailScreen
      source={{
        row: isGrade(grade) ? grade : null,
        isLoading: false,
        error: undefined,
        retry: () => undefined,
      }}
      title={menu.label}
      unknown={`No existe el nivel «${grado}»`}
      breadcrumb={[menu]}
    >
      {children}
    </DetailScreen>
  )
}

interface GradeLinksProps {
  grade: Grade
  to: (grade: Grade) => string
  detail: (grade: Grade) => ReactNode
}

const Choices = styled(Row)(({ theme: { spacing } }) => ({ marginBottom: spacing(2) }))

const Choice = styled(Link)(({ theme, theme: { vars, spacing, typography } }) => ({
  ...paper(theme),
  display: 'block',
  padding: spacing(0.75, 2),
  color: vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: vars.palette.primary.main },
  '&[aria-current]': {
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { ...typography.body2, color: vars.palette.text.secondary },
}))

export function GradeLinks({ grade, to, detail }: GradeLinksProps) {
  return (
    <nav aria-label="Nivel">
      <Choices as="ul" align="stretch">
        {GRADES.map((each) => (
          <li key={each}>
            <Choice to={to(each)} aria-current={each === grade ? 'page' : undefined}>
              <strong>{gradeLabel(each)}</strong>
              {/* For screen readers, which ignore the line break between the words. */}{' '}
              <small>{detail(each)}</small>
            </Choice>
          </li>
        ))}
      </Choices>
    </nav>
  )
}
