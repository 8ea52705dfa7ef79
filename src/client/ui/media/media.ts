export interface Media {
  url: string
  kind: 'image' | 'video'
  alt: string
  thumb: string | null
}
