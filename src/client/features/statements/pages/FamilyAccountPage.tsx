import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { formatDate, dateParts } from '@contract/domain/dates'
import { parentsRoutes } from '@contract/parents/parents.routes'
import type { FamilyAccount } from '@contract/statements/statements.schemas'
import { yearPapersRoutes as routes } from '@contract/yearPapers/yearPapers.routes'
import * as paths from '@contract/domain/screenPaths'
import { today } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { useMayCall } from '../../../state/session/useMayCall'
import { dueOf, namesOf, useFamilyAccount } from '../../../state/statements/statements.api'
import { askFamilyYear } from '../../../state/yearPapers/yearPapers.api'
import { Icon } from '../../../ui/icons/Icon'
import { Row } from '../../../ui/layout/layout'
import { ActionMenu, useMenu } from '../../../ui/list/ActionMenu'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { CollectLink } from '../../../write/money/CollectLink'
import { deskOf } from '../../../write/money/deskAddress'
import { useOpenDocument } from '../../../write/useOpenDocument'
import { useAccountView } from '../components/AccountDetail'
import { AccountSheet } from '../components/AccountLines'
import { FamilyDetail } from '../components/FamilyDetail'
import { PaperLink } from '../components/PaperLink'
import { LIST, texts } from '../statements.texts'

/** Payments of the year, for tax returns. They are made in April, so the year before is offered too. */
function FamilyYearMenu({ padreId }: { padreId: number }) {
  const { button, menu } = useMenu()
  const open = useOpenDocument('No se pudo preparar el PDF de los pagos del año')
  if (!useMayCall(routes.getByFamily)) return null
  const { anio } = dateParts(today())
  return (
    <>
      <Button {...button} variant="outlined" startIcon={<Icon name="file" />}>
        {texts.yearPaper}
      </Button>
      <ActionMenu
        {...menu}
        label={texts.yearPaper}
        actions={[anio, anio - 1].map((year) => ({
          label: `Colegiaturas pagadas en ${year}`,
          icon: 'file' as const,
          onClick: () => void open((dispatch) => dispatch(askFamilyYear({ padreId, anio: year }))),
        }))}
      />
    </>
  )
}

const CRUMBS = [LIST]

function FamilyAccountOf({ account, id }: { account: FamilyAccount; id: number }) {
  const shown = useAccountView(account)
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
            <CollectLink primary to={deskOf({ padreId: id }, namesOf(dueOf(account).rows))} />
          )}
          {canOpen && (
            <Button variant="outlined" component={Link} to={paths.parent(id)}>
              Ver familia
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

export function FamilyAccountPage() {
  const id = useIdParam('padre')
  const source = useFamilyAccount(id === null ? null : { padreId: id }, ASKED_ANEW)
  return (
    <DetailScreen
      source={source}
      title={texts.familyTitle}
      unknown="No existe este padre"
      breadcrumb={CRUMBS}
    >
      {(account) => <FamilyAccountOf account={account} id={id as number} />}
    </DetailScreen>
  )
}
