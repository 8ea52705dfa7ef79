import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAppSelector } from '../../../state/hooks'
import { selectOwesFactor } from '../../../state/proof/proof.slice'
import { useFactor } from '../../../state/secondFactor/secondFactor.api'
import { selectRoleName, selectSessionUser } from '../../../state/session/session.selectors'
import { Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Page } from '../../../ui/page/Page'
import { Section } from '../../../ui/page/Section'
import { FactorSection } from '../components/FactorSection'
import { OwnPasswordDialog } from '../components/OwnPasswordDialog'
import { SignInsSection } from '../components/SignInsSection'

function PasswordSection() {
  const [changing, setChanging] = useState(false)
  return (
    <Section
      title="Contraseña"
      action={<Button onClick={() => setChanging(true)}>Cambiar mi contraseña</Button>}
    >
      Cámbiala si alguien pudo verla o si la usas en otra página.
      {changing && <OwnPasswordDialog onClose={() => setChanging(false)} />}
    </Section>
  )
}

export function AccountPage() {
  const user = useAppSelector(selectSessionUser)
  const role = useAppSelector(selectRoleName)
  const owes = useAppSelector(selectOwesFactor)
  const { isLoading } = useFactor(undefined)
  return (
    <Page title="Mi cuenta" subtitle={`${user?.name ?? ''} · ${role}`}>
      <Stack>
        {owes && (
          <InfoPanel title="Tu rol pide un segundo factor">
            Configúralo aquí para seguir trabajando. Con él, quien aprenda tu contraseña no puede entrar.
          </InfoPanel>
        )}
        {!owes && <PasswordSection />}
        <FactorSection />
        {/* Only after the factor's section has loaded: its height is unknown before, and this would jump. */}
        {!owes && !isLoading && <SignInsSection />}
      </Stack>
    </Page>
  )
}
