/** Polling interval for the GPU, in milliseconds. */
const POLL = 20;
/** Gives up waiting for a slower GPU. */
const MOST_POLLS = 250;

const pause = (): Promise<void> => new Promise(resolve => void setTimeout(resolve, POLL));

const shaderOf = (gl: WebGLRenderingContext, kind: GLenum, source: string): WebGLShader | null => {
  const shader = gl.createShader(kind);
  if (shader === null) return null;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
};

/**
 * Resolves when the GPU has finished its queued commands, as far as that can be known without blocking this thread: a
 * shader program linked last is ready after everything before it, and its readiness can be polled. Resolves at once in
 * browsers without that extension.
 */
export const whenDrawn = async (gl: WebGLRenderingContext): Promise<void> => {
  const extension = gl.getExtension('KHR_parallel_shader_compile');
  const program = extension && gl.createProgram();
  if (extension === null || program === null) return;
  const shaders = [
    shaderOf(gl, gl.VERTEX_SHADER, 'void main() { gl_Position = vec4(0.0); }'),
    shaderOf(gl, gl.FRAGMENT_SHADER, 'void main() { gl_FragColor = vec4(0.0); }'),
  ].filter(shader => shader !== null);
  for (const shader of shaders) gl.attachShader(program, shader);
  gl.linkProgram(program);
  gl.flush();
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    if (gl.isContextLost() || gl.getProgramParameter(program, extension.COMPLETION_STATUS_KHR) !== false)
      break;
    await pause();
  }
  for (const shader of shaders) gl.deleteShader(shader);
  gl.deleteProgram(program);
};
