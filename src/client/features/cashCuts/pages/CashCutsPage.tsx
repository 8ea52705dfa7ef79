import Button from '@mui/material/Button'
import { Link, useSearchParams } from 'react-router-dom'
import { isIsoDate } from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'
import { useGetCurrentCutQuery, useListCashCutsQuery } from '../../../state/cashCuts/cashCuts.api'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { texts } from '../cashCuts.texts'
import { ClosedCuts } from '../components/ClosedCuts'
import { CurrentCutPanel } from '../components/CurrentCutPanel'
import { ForgottenDays } from '../components/OpenDays'
import { OthersDays } from '../components/OthersDays'

/** Today's drawer to count and close (or the forgotten day of `?dia=`), and every closed cut of the school. */
export function CashCutsPage() {
  const [params] = useSearchParams()
  const asked = params.get('dia') ?? ''
  const dia = isIsoDate(asked) ? asked : undefined
  const current = useGetCurrentCutQuery(dia ? { dia } : {})
  const school = useListCashCutsQuery()
  const { actual, pendientes = [] } = current.currentData ?? {}
  const day = actual && formatDate(actual.dia)
  const others = (school.data?.abiertos ?? []).filter(
    ({ cajero }) => actual && cajero.id !== actual.cajero.id,
  )
  return (
    <Page
      title={texts.list}
      subtitle={day && (dia ? texts.day(day) : texts.today(day))}
      action={
        dia && (
          <Button variant="outlined" component={Link} to="/cortes">
            {texts.backToToday}
          </Button>
        )
      }
    >
      <ForgottenDays days={pendientes.filter((each) => each.dia !== dia)} />
      {actual && <CurrentCutPanel current={actual} />}
      {!actual && current.isFetching && <PageLoading />}
      {!actual && !current.isFetching && (
        <PageError text={current.error?.message} onRetry={() => void current.refetch()} />
      )}
      <OthersDays days={others} />
      <ClosedCuts
        cuts={school.data?.cortes ?? []}
        isLoading={school.isLoading}
        error={school.error?.message}
        onRetry={() => void school.refetch()}
      />
    </Page>
  )
}
