import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { formatDate } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import type { Account } from '@contract/statements/statements.schemas'
import { isApiError } from '../../../state/core/errors'
import { useAppSelector } from '../../../state/hooks'
import { useGetAccountQuery } from '../../../state/statements/statements.api'
import { makeSelectAccount } from '../../../state/statements/statements.selectors'
import { useFilters } from '../../../ui/list/useFilters'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { readId, useIdParam } from '../../../ui/screens/useIdParam'
import { AccountActions } from '../components/AccountActions'
import { AccountDetail } from '../components/AccountDetail'
import { texts } from '../statements.texts'

const CRUMBS = [{ label: texts.account, to: '/estado-de-cuenta' }]
const FILTERS = ['ciclo'] as const

const subtitleOf = ({ alumno, padre, fecha }: Account): string =>
  [
    alumno.numero_control,
    alumno.grado && gradeLabel(alumno.grado),
    alumno.grupo?.nombre,
    padre && texts.parent(padre.nombre),
    texts.asOf(formatDate(fecha)),
  ]
    .filter(Boolean)
    .join(' · ')

/** What one pupil was charged, paid and owes, with the balance after each line. */
export function AccountPage() {
  const id = useIdParam('alumno')
  const { values, change } = useFilters(FILTERS)
  // Paid at other desks too: what is kept shows at once and is asked for again.
  const { isFetching, error, refetch } = useGetAccountQuery(id === null ? skipToken : { id }, {
    refetchOnMountOrArgChange: true,
  })
  const cycleId = readId(values.ciclo)
  const view = useAppSelector(useMemo(() => makeSelectAccount(id ?? 0, cycleId), [id, cycleId]))
  if (id === null || (isApiError(error) && error.status === 404))
    return <NotThere title={texts.unknown} to="/estado-de-cuenta" toLabel={texts.account} />
  return (
    <Page
      title={view?.account.alumno.nombre ?? texts.account}
      subtitle={view && subtitleOf(view.account)}
      breadcrumb={CRUMBS}
      action={view && <AccountActions id={id} pdf={view.totals.pdf} />}
    >
      {!view && isFetching && <PageLoading />}
      {!view && !isFetching && error && <PageError text={error.message} onRetry={() => void refetch()} />}
      {view && <AccountDetail view={view} onCycle={(ciclo) => change({ ciclo })} />}
    </Page>
  )
}
