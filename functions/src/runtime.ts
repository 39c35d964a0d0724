// Before this function sees a request, the platform's Express reads its body. In any other mode than production it
// answers a body it cannot read with the parser's stack and a piece of the body. It asks when the code is loaded.
process.env.NODE_ENV ??= 'production';
