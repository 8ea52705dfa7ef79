import type { Parent } from '@contract/parents/parents.schemas'
import { statementsRoutes } from '@contract/statements/statements.routes'
import { useMay } from '../../../state/session/useMay'
import { useFamilyAccount } from '../../../state/statements/statements.selectors'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { allowed, type RecordAction, type RecordTab } from '../../../ui/record/record'
import { RecordActionBar } from '../../../ui/record/RecordActionBar'
import { RecordTabs } from '../../../ui/record/RecordTabs'
import { ParentHead } from '../components/ParentHead'
import { LIST, texts } from '../parents.texts'
import { useParentOfAddress } from '../useParentOfAddress'

const CRUMBS = [LIST]

export interface ParentPageProps {
  tabs: readonly RecordTab<Parent>[]
  actions: readonly RecordAction<Parent>[]
}

/** The page of one family: how it is reached and what it owes stay above, one part of the rest below. */
function FamilyFile({ parent, tabs, actions }: ParentPageProps & { parent: Parent }) {
  const may = useMay()
  const mayAccount = may(statementsRoutes.ofFamily.access)
  const account = useFamilyAccount(
    { padreId: parent.id },
    { refetchOnMountOrArgChange: true, skip: !mayAccount },
  )
  return (
    <Page
      title={parent.nombre}
      breadcrumb={CRUMBS}
      action={<RecordActionBar row={parent} actions={allowed(actions, may)} />}
    >
      <ParentHead
        parent={parent}
        account={mayAccount && (account.row ?? (account.error ? null : undefined))}
      />
      <RecordTabs label={texts.record} row={parent} tabs={allowed(tabs, may)} />
    </Page>
  )
}

/** Everything about one family; `app/records` says of which parts. */
export function ParentPage(parts: ParentPageProps) {
  const { source } = useParentOfAddress()
  return (
    <DetailScreen
      source={source}
      title="Padre"
      unknown={texts.unknown}
      unknownText={texts.unknownText}
      breadcrumb={CRUMBS}
    >
      {(parent) => <FamilyFile parent={parent} {...parts} />}
    </DetailScreen>
  )
}
