import { Page } from '../../../ui/page/Page'
import { NotThere } from '../../../ui/page/NotThere'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { ScholarshipDetail } from '../components/ScholarshipDetail'
import { texts } from '../scholarships.texts'
import { useScholarshipOfAddress } from '../useScholarshipOfAddress'

/** One beca and its pupils. */
export function ScholarshipPage() {
  const { beca, unknown, isFetching, error, onRetry } = useScholarshipOfAddress()
  if (unknown) return <NotThere title={texts.unknown} to="/becas/ciclo/actual" toLabel={texts.list} />
  if (beca) return <ScholarshipDetail key={beca.id} beca={beca} />
  return (
    <Page title={texts.beca}>
      {isFetching ? <PageLoading /> : <PageError text={error} onRetry={onRetry} />}
    </Page>
  )
}
