import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { GRADES, gradeLabel } from '@contract/domain/grades'
import { useGetCurrentCycleQuery } from '../../../state/cycles/cycles.api'
import { selectCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useAppSelector } from '../../../state/hooks'
import { Icon } from '../../../ui/icons/Icon'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { RedPanel } from '../../../ui/page/RedPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { texts } from '../enrolments.texts'
import { monthlyOf } from '../enrolments.values'

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

/** SPEC §2: choose PREESCOLAR or PRIMARIA. */
export function EnrolmentMenuPage() {
  const { isLoading, error, refetch } = useGetCurrentCycleQuery()
  const cycle = useAppSelector(selectCurrentCycle)
  return (
    <Page title={texts.menu} subtitle={cycle ? `Ciclo ${cycle.name}. ${texts.menuText}` : undefined}>
      {isLoading && <PageLoading blocks={1} />}
      {error && !cycle && <PageError text={error.message} onRetry={() => void refetch()} />}
      {!isLoading && !error && !cycle && <RedPanel />}
      {cycle && (
        <Cards>
          {GRADES.map((grade) => (
            <li key={grade}>
              <Link to={`/registro/inscripciones/${grade}`}>
                <Icon name={grade === 'PREESCOLAR' ? 'family' : 'school'} size={32} />
                <strong>{gradeLabel(grade)}</strong>
                <small>
                  {cycle.inscritos?.[grade] ?? 0} inscritos · mensualidad{' '}
                  <MoneyText pesos={monthlyOf(cycle, grade)} />
                </small>
              </Link>
            </li>
          ))}
        </Cards>
      )}
    </Page>
  )
}
