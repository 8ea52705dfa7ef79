import type { Service } from '@contract/services/services.schemas'
import { formatPesos } from '@contract/domain/money'
import * as paths from '@contract/domain/screenPaths'
import type { ServicePupilRow } from '../../../state/services/services.api'
import { Page } from '../../../ui/page/Page'
import { PressForm } from '../components/PressForm'
import { ServiceOfAddress } from '../components/ServiceOfAddress'
import { LIST, texts, type Press } from '../services.texts'

interface PressPageProps {
  press: Press
  service: Service
  pupils: readonly ServicePupilRow[]
}

function PressPage({ press, service, pupils }: PressPageProps) {
  const { id, nombre, mensualidad, cicloEscolar } = service
  return (
    <Page
      title={texts[press].title(nombre)}
      subtitle={`${texts.price(formatPesos(mensualidad))} · Ciclo ${cicloEscolar.name}`}
      breadcrumb={[LIST, { label: nombre, to: paths.service(id) }]}
    >
      <PressForm key={id} press={press} service={service} pupils={pupils} />
    </Page>
  )
}

export function ChargeServicePage() {
  return (
    <ServiceOfAddress everybody>
      {(service, pupils) => <PressPage press="charge" service={service} pupils={pupils} />}
    </ServiceOfAddress>
  )
}

export function LeaveServicePage() {
  return (
    <ServiceOfAddress>
      {(service, pupils) => <PressPage press="leave" service={service} pupils={pupils} />}
    </ServiceOfAddress>
  )
}
