import type { IconName } from '../../ui/icons/paths'
import { Page } from '../../ui/page/Page'
import { PageEmpty } from '../../ui/page/PageEmpty'
import { PrimaryAction } from '../../ui/page/PrimaryAction'

interface DeadEndProps {
  title: string
  icon: IconName
  what: string
  text: string
}

/** An address that shows nothing here, and the way out. */
function DeadEnd({ title, icon, what, text }: DeadEndProps) {
  return (
    <Page title={title}>
      <PageEmpty
        icon={icon}
        title={what}
        text={text}
        action={
          <PrimaryAction icon="home" to="/">
            Ir al inicio
          </PrimaryAction>
        }
      />
    </Page>
  )
}

export const NoPermissionPage = () => (
  <DeadEnd
    title="Sin permiso"
    icon="warning"
    what="Tu rol no abre esta página"
    text="Si la necesitas para tu trabajo, pide a la dirección que agregue el permiso a tu rol."
  />
)

export const NotFoundPage = () => (
  <DeadEnd
    title="Página no encontrada"
    icon="search"
    what="No existe esta página"
    text="La dirección está mal escrita o lo que mostraba ya no está."
  />
)
