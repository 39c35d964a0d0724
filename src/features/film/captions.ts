/** The captions are content, one for each scene; the scenes of a film are of one length. */
export function addCaptions(film: HTMLVideoElement, captions: string[] = []) {
  if (captions.length === 0) return;
  const track = film.addTextTrack('captions', '', document.documentElement.lang);
  const length = film.duration / captions.length;
  for (const [scene, text] of captions.entries()) {
    track.addCue(new VTTCue(scene * length, (scene + 1) * length, text));
  }
  track.mode = 'showing';
}
