import type { Parent } from '@contract/parents/parents.schemas'
import { statementsRoutes } from '@contract/statements/statements.routes'
import type { FamilyAccount } from '@contract/statements/statements.schemas'
import { countText } from '@contract/domain/text'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { useFamilyAccount } from '../../../state/statements/statements.api'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { allowedParts, type RecordAction, type RecordTab } from '../../../ui/record/record'
import { RecordActionBar } from '../../../ui/record/RecordActionBar'
import { RecordTabs } from '../../../ui/record/RecordTabs'
import { LIST, texts } from '../parents.texts'
import { useParentOfAddress } from '../useParentOfAddress'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { BalanceFigure, DebtFigure, RecordHead } from '../../../ui/record/RecordHead'

interface ParentHeadProps {
  parent: Parent
  /** Undefined while loading, null when loading failed, false where the user may not see it. */
  account: FamilyAccount | null | undefined | false
}

const childrenText = ({ alumnos }: Parent): string =>
  alumnos.length === 0 ? 'Ninguno' : countText(alumnos.length, 'hijo', 'hijos')

function ParentHead({ parent, account }: ParentHeadProps) {
  const { telefono, correo } = parent
  return (
    <RecordHead
      facts={[
        { label: texts.fields.telefono, value: telefono && <PhoneLink phone={telefono} /> },
        { label: texts.fields.correo, value: correo && <a href={`mailto:${correo}`}>{correo}</a> },
        { label: texts.children, value: childrenText(parent) },
      ]}
      side={
        account !== false && (
          <>
            <DebtFigure account={account} />
            <BalanceFigure label="Saldo a favor" pesos={account && account.saldo_favor} />
          </>
        )
      }
    />
  )
}

const CRUMBS = [LIST]

interface ParentPageProps {
  tabs: readonly RecordTab<Parent>[]
  actions: readonly RecordAction<Parent>[]
}

function FamilyFile({ parent, tabs, actions }: ParentPageProps & { parent: Parent }) {
  const may = useMay()
  const mayAccount = may(statementsRoutes.getByFamily.access)
  const account = useFamilyAccount({ padreId: parent.id }, { ...ASKED_ANEW, skip: !mayAccount })
  return (
    <Page
      title={parent.nombre}
      breadcrumb={CRUMBS}
      action={<RecordActionBar row={parent} actions={allowedParts(actions, may)} />}
    >
      <ParentHead
        parent={parent}
        account={mayAccount && (account.row ?? (account.error ? null : undefined))}
      />
      <RecordTabs label="Expediente de la familia" row={parent} tabs={allowedParts(tabs, may)} />
    </Page>
  )
}

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
