import { kindOfName } from '@contract/domain/files'
import { fileProblem } from './fileRules'

export interface AlbumItem {
  key: string
  kind: 'image' | 'video'
  name: string
  file: File | null
  url: string | null
  thumb: string | null
}

export interface AlbumRules {
  maxFiles: number
  maxVideos: number
}

let made = 0

const chosenItem = (file: File): AlbumItem => ({
  key: `nuevo-${++made}`,
  kind: kindOfName(file.name) === 'video' ? 'video' : 'image',
  name: file.name,
  file,
  url: null,
  thumb: null,
})

const placeProblem = (items: readonly AlbumItem[], { kind }: AlbumItem, rules: AlbumRules): string | null => {
  if (items.length >= rules.maxFiles) return `Se pueden elegir hasta ${rules.maxFiles} archivos`
  const videos = items.filter((item) => item.kind === 'video').length
  if (kind === 'image' || videos < rules.maxVideos) return null
  return rules.maxVideos === 1
    ? 'Solo se puede elegir un video'
    : `Se pueden elegir hasta ${rules.maxVideos} videos`
}

export const addFiles = (items: readonly AlbumItem[], files: readonly File[], rules: AlbumRules) => {
  const album = [...items]
  let problem: string | null = null
  for (const file of files) {
    const item = chosenItem(file)
    const why = fileProblem(file, ['image', 'video']) ?? placeProblem(album, item, rules)
    if (why) problem ??= why
    else album.push(item)
  }
  return { album, problem }
}

export const moveItem = (items: readonly AlbumItem[], from: number, to: number): AlbumItem[] => {
  const album = [...items]
  const [item] = album.splice(from, 1)
  if (item) album.splice(to, 0, item)
  return album
}
