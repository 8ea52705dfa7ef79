import type { ReactNode } from 'react'
import type { Crumb } from '../page/Breadcrumb'
import { Page } from '../page/Page'
import { ListPanel, type ListPanelProps } from './ListPanel'
import type { Identified } from './columns'

export interface ListScreenProps<Row extends Identified> extends Omit<ListPanelProps<Row>, 'label'> {
  title: string
  subtitle?: ReactNode
  breadcrumb?: readonly Crumb[]
  /** The one primary action, usually a `PrimaryAction`. */
  action?: ReactNode
  /** Between the heading and the list: a `RedPanel`, totals. */
  above?: ReactNode
}

/** A whole list page: heading, primary action and a `ListPanel`. */
export function ListScreen<Row extends Identified>(props: ListScreenProps<Row>) {
  const { title, subtitle, breadcrumb, action, above, ...panel } = props
  return (
    <Page title={title} subtitle={subtitle} {...(breadcrumb ? { breadcrumb } : {})} action={action}>
      {above}
      <ListPanel {...panel} label={title} />
    </Page>
  )
}
