import { useMemo } from 'react'
import type { Account, FamilyAccount } from '@contract/statements/statements.schemas'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useAccount, viewOf, useFamilyAccount } from '../../../state/statements/statements.api'
import { Row } from '../../../ui/layout/layout'
import { useFilters } from '../../../ui/list/useFilters'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { deskOf } from '../../../write/money/deskAddress'
import { AccountDetail } from '../components/AccountDetail'
import { FamilyDetail, useFamilyView } from '../components/FamilyDetail'
import { PaperLink } from '../components/PaperLink'

const FILTERS = ['ciclo'] as const

function AccountOf({ account }: { account: Account }) {
  const { values, change } = useFilters(FILTERS)
  const view = useMemo(() => viewOf(account, values.ciclo), [account, values.ciclo])
  return (
    <>
      <Row justify="end">
        <PaperLink href={view.totals.pdf} />
      </Row>
      <AccountDetail
        view={view}
        deductible={[account]}
        collectTo={(picks) => deskOf({ alumnoId: account.alumno.id }, picks)}
        onCycle={(ciclo) => change({ ciclo })}
      />
    </>
  )
}

export function AccountTab({ row: { id } }: { row: { id: number } }) {
  const { row, isLoading, error, retry } = useAccount(id, ASKED_ANEW)
  if (row) return <AccountOf account={row} />
  return isLoading ? <PageLoading blocks={2} /> : <PageError text={error?.message} onRetry={retry} />
}

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
  const { row, isLoading, error, retry } = useFamilyAccount({ padreId: id }, ASKED_ANEW)
  if (row) return <FamilyAccountOf account={row} />
  return isLoading ? <PageLoading blocks={2} /> : <PageError text={error?.message} onRetry={retry} />
}
