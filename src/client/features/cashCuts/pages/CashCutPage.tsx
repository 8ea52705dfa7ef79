import { useGetCashCutQuery } from '../../../state/cashCuts/cashCuts.api'
import { isApiError } from '../../../state/core/errors'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { texts } from '../cashCuts.texts'
import { CutDetailView } from '../components/CutDetailView'
import { PaperLink } from '../components/PaperLink'

const CRUMBS = [{ label: texts.list, to: '/cortes' }]

/** One closed cut. */
export function CashCutPage() {
  const id = useIdParam('corte')
  const {
    currentData: detail,
    isFetching,
    error,
    refetch,
  } = useGetCashCutQuery({ id: id ?? 0 }, { skip: id === null })
  if (id === null || (isApiError(error) && error.status === 404))
    return <NotThere title={texts.unknown} to="/cortes" toLabel={texts.list} />
  return (
    <Page
      title={detail ? texts.cut(detail.corte.numero) : texts.list}
      breadcrumb={CRUMBS}
      action={detail && <PaperLink id={id} />}
    >
      {detail && <CutDetailView {...detail} />}
      {!detail && isFetching && <PageLoading />}
      {!detail && !isFetching && <PageError text={error?.message} onRetry={() => void refetch()} />}
    </Page>
  )
}
