import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { FamilyAccount } from '@contract/statements/statements.schemas'
import { useMay } from '../../../state/session/useMay'
import { dueOf, namesOf, useFamilyAccount } from '../../../state/statements/statements.selectors'
import { Row } from '../../../ui/layout/layout'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import * as paths from '../../../ui/screens/paths'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { CollectLink, deskOf } from '../../../write/money/CollectLink'
import { AccountSheet } from '../components/AccountLines'
import { FamilyDetail, useFamilyView } from '../components/FamilyDetail'
import { FamilyYearMenu } from '../components/FamilyYearMenu'
import { PaperLink } from '../components/PaperLink'
import { LIST, texts } from '../statements.texts'

const CRUMBS = [LIST]

function FamilyAccountOf({ account, id }: { account: FamilyAccount; id: number }) {
  const shown = useFamilyView(account)
  const canOpen = useMay()(parentsRoutes.get.access)
  const name = account.padre?.nombre ?? ''
  return (
    <Page
      title={name}
      subtitle={[texts.familyTitle, texts.asOf(formatDate(account.fecha))].join(' · ')}
      breadcrumb={CRUMBS}
      action={
        <Row>
          {account.total.saldo > 0 && (
            <CollectLink primary to={deskOf({ padre: id }, namesOf(dueOf(account).rows))} />
          )}
          {canOpen && (
            <Button variant="outlined" component={Link} to={paths.parent(id)}>
              {texts.seeParent}
            </Button>
          )}
          <FamilyYearMenu padreId={id} />
          <PaperLink href={shown.view.totals.pdf} />
        </Row>
      }
    >
      <FamilyDetail account={account} {...shown} />
      <AccountSheet view={shown.view} who={name} />
    </Page>
  )
}

/** The statement of a family: those of its children as one. */
export function FamilyAccountPage() {
  const id = useIdParam('padre')
  const source = useFamilyAccount(id === null ? null : { padreId: id }, { refetchOnMountOrArgChange: true })
  return (
    <DetailScreen source={source} title={texts.familyTitle} unknown={texts.unknownFamily} breadcrumb={CRUMBS}>
      {(account) => <FamilyAccountOf account={account} id={id as number} />}
    </DetailScreen>
  )
}
