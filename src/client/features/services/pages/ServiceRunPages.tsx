import type { Service } from '@contract/services/services.schemas'
import { formatPesos } from '@contract/domain/money'
import * as paths from '@contract/domain/screenPaths'
import type { ServicePupilRow } from '../../../state/services/services.api'
import { Page } from '../../../ui/page/Page'
import { ServiceRunForm } from '../components/ServiceRunForm'
import { ServiceOfAddress } from '../components/ServiceOfAddress'
import { LIST, texts, type ServiceRun } from '../services.texts'

interface ServiceRunPageProps {
  run: ServiceRun
  service: Service
  pupils: readonly ServicePupilRow[]
}

function ServiceRunPage({ run, service, pupils }: ServiceRunPageProps) {
  const { id, nombre, mensualidad, cicloEscolar } = service
  return (
    <Page
      title={texts[run].title(nombre)}
      subtitle={`${texts.price(formatPesos(mensualidad))} · Ciclo ${cicloEscolar.name}`}
      breadcrumb={[LIST, { label: nombre, to: paths.service(id) }]}
    >
      <ServiceRunForm key={id} run={run} service={service} pupils={pupils} />
    </Page>
  )
}

export function ChargeServicePage() {
  return (
    <ServiceOfAddress everybody>
      {(service, pupils) => <ServiceRunPage run="charge" service={service} pupils={pupils} />}
    </ServiceOfAddress>
  )
}

export function RemoveFromServicePage() {
  return (
    <ServiceOfAddress>
      {(service, pupils) => <ServiceRunPage run="remove" service={service} pupils={pupils} />}
    </ServiceOfAddress>
  )
}
