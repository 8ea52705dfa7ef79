import type { FamilyAccount } from '@contract/statements/statements.schemas'
import { useFamilyAccount } from '../../../state/statements/statements.selectors'
import { Row } from '../../../ui/layout/layout'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { FamilyDetail, useFamilyView } from '../components/FamilyDetail'
import { PaperLink } from '../components/PaperLink'

function FamilyAccountOf({ account }: { account: FamilyAccount }) {
  const shown = useFamilyView(account)
  return (
    <>
      <Row justify="end">
        <PaperLink href={shown.view.totals.pdf} />
      </Row>
      <FamilyDetail account={account} {...shown} />
    </>
  )
}

export function FamilyAccountTab({ row: { id } }: { row: { id: number } }) {
  const { row, isLoading, error, retry } = useFamilyAccount(
    { padreId: id },
    { refetchOnMountOrArgChange: true },
  )
  if (row) return <FamilyAccountOf account={row} />
  return isLoading ? <PageLoading blocks={2} /> : <PageError text={error?.message} onRetry={retry} />
}
