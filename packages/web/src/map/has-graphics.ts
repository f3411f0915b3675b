/** Whether the browser can draw the map at all; MapLibre needs the second version of WebGL. */
export function hasGraphics(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers allow only a few at a time.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
