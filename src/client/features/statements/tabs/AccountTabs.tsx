import type { Account, FamilyAccount } from '@contract/statements/statements.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useAccount, useFamilyAccount } from '../../../state/statements/statements.api'
import { Row } from '../../../ui/layout/layout'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { deskOf } from '../../../write/money/deskAddress'
import { AccountDetail, useAccountView } from '../components/AccountDetail'
import { FamilyDetail } from '../components/FamilyDetail'
import { PaperLink } from '../components/PaperLink'

function AccountOf({ account }: { account: Account }) {
  const shown = useAccountView(account)
  return (
    <>
      <Row justify="end">
        <PaperLink href={shown.view.totals.pdf} />
      </Row>
      <AccountDetail
        {...shown}
        deductible={[account]}
        collectTo={(picks) => deskOf({ alumnoId: account.alumno.id }, picks)}
      />
    </>
  )
}

export function AccountTab({ row: { id } }: { row: { id: number } }) {
  const { row, ...read } = useAccount(id, ASKED_ANEW)
  return row ? <AccountOf account={row} /> : <LoadingOrError read={read} blocks={2} />
}

function FamilyAccountOf({ account }: { account: FamilyAccount }) {
  const shown = useAccountView(account)
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
  const { row, ...read } = useFamilyAccount({ padreId: id }, ASKED_ANEW)
  return row ? <FamilyAccountOf account={row} /> : <LoadingOrError read={read} blocks={2} />
}
